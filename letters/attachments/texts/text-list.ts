/** The texts of the files attached to a letter; braces mark placeholders. */
export type AttachmentTexts = {
  summary: string;
  summaryFile: string;
  orderNumber: string;
  orderedAt: string;
  customer: string;
  vehicle: string;
  vin: string;
  service: string;
  plan: string;
  autoRenewal: string;
  on: string;
  off: string;
  amount: string;
  /** {tax}: the market's word for it, where it has one only. */
  total: string;
  /** The tax that is part of the total. {tax} */
  tax: string;
  payment: string;
  trader: string;
  renewal: string;
  /** For the services whose auto-renewal is on, and for the others. */
  renewalOn: string;
  renewalOff: string;
  withdrawal: string;
  /** {until}, {address} */
  withdrawalText: string;
  terms: string;
  termsFile: string;
  /** {version} */
  termsText: string;
  termsVersion: string;
  invoiceFile: string;
  /** The model form of Annex I (B) of Directive 2011/83/EU, in its own words. */
  form: {
    title: string;
    hint: string;
    to: string;
    statement: string;
    orderedOn: string;
    name: string;
    address: string;
    signature: string;
    date: string;
    deleteAsAppropriate: string;
  };
  /** {page}, {pages} */
  page: string;
};
