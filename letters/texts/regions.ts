import type { Texts } from "./text-ids.ts";

/** What is said differently in another country of the same language. */
export const canadian: Partial<Texts> = {
  amountWithTax: "{amount} incl. {tax} tax",
  amountTaxIncluded: "{amount} incl. tax",
  privacy: "Privacy policy",
  renewEarly: "Your new term begins on {date}, the day the current one ends. Renewing early costs you no days.",
};

export const american: Partial<Texts> = {
  ...canadian,
  servicesActiveHint: "If the vehicle does not show it yet, park outside with good reception and turn the ignition on.",
};
