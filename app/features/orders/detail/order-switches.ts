/** Let testers see states of an order's page that are hard to cause. */
export type OrderSwitches = {
  isInvoiceBroken: boolean;
  isCreditNoteBroken: boolean;
  areCreditNotesUnavailable: boolean;
  isRefunded: boolean;
};

/** They exist on test hosts only; the caller knows whether this is one. */
export function readOrderSwitches(query: URLSearchParams, { isTestHost }: { isTestHost: boolean }): OrderSwitches {
  const isOn = (name: string) => isTestHost && query.get(name) === "true";
  return {
    isInvoiceBroken: isOn("invoiceModalError"),
    isCreditNoteBroken: isOn("creditModalError"),
    areCreditNotesUnavailable: isOn("creditMessageError"),
    isRefunded: isOn("refunded"),
  };
}
