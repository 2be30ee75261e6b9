/**
 * Whether a payment is in progress in this document: it was sent, the bank asks, or its result is not known yet. The
 * payment step keeps the mark on `<html>`, where every part of the page can see it.
 */
export const isPaymentInProgress = (): boolean => "paying" in document.documentElement.dataset;
