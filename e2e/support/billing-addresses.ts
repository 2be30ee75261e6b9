export type BillingAddress = {
  countryCode: string;
  address1: string;
  city: string;
  postalCode: string;
  stateCode?: string;
};

/** One billing address for each market. */
export const billingAddresses = {
  britain: { countryCode: "GB", address1: "14 Church Lane", city: "Ludlow", postalCode: "SY8 1AP" },
  germany: { countryCode: "DE", address1: "Lindenstraße 4", city: "Berlin", postalCode: "10969" },
  austria: { countryCode: "AT", address1: "Getreidegasse 9", city: "Salzburg", postalCode: "5020" },
  belgium: { countryCode: "BE", address1: "Veldstraat 4", city: "Gent", postalCode: "9000" },
  netherlands: { countryCode: "NL", address1: "Keizersgracht 12", city: "Amsterdam", postalCode: "1015 CR" },
  france: { countryCode: "FR", address1: "18 rue de Rivoli", city: "Paris", postalCode: "75004" },
  italy: { countryCode: "IT", address1: "Via Roma 12", city: "Torino", postalCode: "10121" },
  spain: { countryCode: "ES", address1: "Calle Mayor 5", city: "Madrid", postalCode: "28013" },
  portugal: { countryCode: "PT", address1: "Rua Augusta 20", city: "Lisboa", postalCode: "1100-053" },
  czechia: { countryCode: "CZ", address1: "Vodičkova 12", city: "Praha", postalCode: "110 00" },
  america: { countryCode: "US", address1: "1 Main Street", city: "Albany", postalCode: "12207", stateCode: "NY" },
  canada: { countryCode: "CA", address1: "20 King Street", city: "Toronto", postalCode: "M5H 1A1", stateCode: "ON" },
  quebec: { countryCode: "CA", address1: "4 rue Sherbrooke", city: "Montréal", postalCode: "H3G 1S8", stateCode: "QC" },
} satisfies Record<string, BillingAddress>;
