/** Countries where the law lets a plan go on by the month only, once its first term is over. */
const monthlyCountries: readonly string[] = ["DE", "NL"];

/** Provinces of Canada with the same rule. */
const monthlyProvinces: readonly string[] = ["QC"];

type Sale = { localeId: string; billingStateCode?: string | null | undefined };

/**
 * Whether auto-renewal goes on by the month instead of for the same term again. The market is the one the plan was sold
 * in, by its locale; in Canada the province of the bill decides.
 */
export function renewsByMonth({ localeId, billingStateCode }: Sale): boolean {
  const country = localeId.slice(-2);
  if (country === "CA") return monthlyProvinces.includes(billingStateCode ?? "");
  return monthlyCountries.includes(country);
}
