/** Both makes, with the start of their addresses. */
export const makes = [
  { name: "Land Rover", prefix: "" },
  { name: "Jaguar", prefix: "/jaguar" },
] as const;

export const locales = [
  "cs-CZ",
  "de-AT",
  "de-DE",
  "en-CA",
  "en-GB",
  "en-US",
  "en-XB",
  "es-ES",
  "fr-BE",
  "fr-CA",
  "fr-FR",
  "it-IT",
  "nl-BE",
  "nl-NL",
  "pt-PT",
] as const;

/** Every page that needs no vehicle, no basket and no account, with the status it answers. */
export const shellPages = [
  { path: "/vin-error", status: 200 },
  { path: "/invalid-market-vin", status: 200 },
  { path: "/invalid-brand-vin", status: 200 },
  { path: "/cookie-preferences", status: 200 },
  { path: "/page-not-found", status: 404 },
  { path: "/generic-error", status: 500 },
  { path: "/internal-server-error", status: 500 },
  { path: "/maintenance", status: 200 },
  { path: "/offline", status: 200 },
  { path: "/loading", status: 200 },
  { path: "/nothing/here", status: 404 },
] as const;

export const splashPaths = { "": "/stay-connected", "/jaguar": "/drive-informed" } as const;
