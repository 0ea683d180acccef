"""Outlines drawn and edited, areas with borders, maps onto a picture."""
