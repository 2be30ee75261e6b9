export const COUNTRY_CODES = ["GB", "DE", "FR", "IT", "ES", "PT", "NL", "BE", "AT", "CZ", "US", "CA"] as const;

export type CountryCode = (typeof COUNTRY_CODES)[number];
