export type ServiceId =
  | "CONNAV"
  | "CONNAV-PRO"
  | "LIVE"
  | "REMOTE"
  | "SECURE"
  | "SECURE-PRO"
  | "ONLINE"
  | "WIFI"
  | "EVPLAN"
  | "ADAS"
  | "GUARD"
  | "BUNDLE";

type Benefit = readonly [title: string, description: string];

export type ServiceText = {
  name: string;
  /** `short` is for cards; the page of the service shows `short` and `more`. */
  short: string;
  more: string;
  benefits: readonly [Benefit, Benefit, Benefit];
};

type NameAndDescription = readonly [name: string, description: string];

/** All catalogue texts of one language. */
export type LanguageTexts = {
  services: Record<ServiceId, ServiceText>;
  categories: Record<"root" | "navigation" | "security" | "comfort" | "bundles", NameAndDescription>;
  oneTime: string;
  delivery: { name: string; description: string; arrival: string };
  promotions: Record<"welcome" | "navigation" | "thanks", { name: string; callout: string; details: string }>;
  assets: {
    renewalQuestions: NameAndDescription;
    countries: NameAndDescription;
    anyHelp: NameAndDescription;
    help: NameAndDescription;
    splash: NameAndDescription;
    vehicleImage: string;
  };
};
