import type { AttachmentTexts } from "./text-list.ts";

export const english: AttachmentTexts = {
  summary: "Contract summary",
  summaryFile: "contract-summary",
  orderNumber: "Order number",
  orderedAt: "Ordered on",
  customer: "Customer",
  vehicle: "Vehicle",
  vin: "VIN",
  service: "Service",
  plan: "Plan",
  autoRenewal: "Auto-renewal",
  on: "On",
  off: "Off",
  amount: "Price",
  total: "Total including {tax}",
  tax: "{tax} included",
  payment: "Payment method",
  trader: "Your contract partner",
  renewal: "Duration and renewal",
  renewalOn:
    "Where auto-renewal is on, we renew the plan when it expires and charge the payment method above. We tell you the date and the exact amount beforehand. You can stop auto-renewal at any time in your account, with the link in our letters or on our cancellation page.",
  renewalOff: "Where auto-renewal is off, the service ends by itself with its plan. You do not have to cancel it.",
  withdrawal: "Right of withdrawal",
  withdrawalText:
    "You may withdraw from this contract within 14 days without giving a reason, until the end of {until}. A clear statement is enough, for example the form on the last page, or online without signing in: {address}. We then pay back everything you have paid for it within 14 days, by the payment method you used.",
  terms: "Terms and conditions",
  termsFile: "terms-and-conditions",
  termsText: "The terms and conditions in the version of {version} apply. They are attached as a file of their own.",
  termsVersion: "Version of {version}",
  invoiceFile: "invoice",
  form: {
    title: "Model withdrawal form",
    hint: "(complete and return this form only if you wish to withdraw from the contract)",
    to: "To",
    statement:
      "I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*),",
    orderedOn: "Ordered on (*)/received on (*),",
    name: "Name of consumer(s),",
    address: "Address of consumer(s),",
    signature: "Signature of consumer(s) (only if this form is notified on paper),",
    date: "Date",
    deleteAsAppropriate: "(*) Delete as appropriate.",
  },
  page: "Page {page} of {pages}",
};

/** Without a right by law the shop gives the same 14 days of its own accord. */
export const american: AttachmentTexts = {
  ...english,
  total: "Total including tax",
  tax: "Tax included",
  withdrawal: "Your 14 days to cancel",
  withdrawalText:
    "You may cancel this order within 14 days without giving a reason, until the end of {until}. We offer this voluntarily, in addition to your rights under the law. A clear statement is enough, for example the form on the last page, or online without signing in: {address}. We then pay back everything you have paid for it within 14 days, to the payment method you used.",
  form: { ...english.form, title: "Cancellation form for the first 14 days" },
};
