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
  /** One sentence for a card, and the rest for the page of the service. */
  short: string;
  more: string;
  benefits: readonly [Benefit, Benefit, Benefit];
};

type Named = readonly [name: string, description: string];

/** Everything the catalogue says in one language. */
export type LanguageTexts = {
  services: Record<ServiceId, ServiceText>;
  categories: Record<"root" | "navigation" | "security" | "comfort" | "bundles", Named>;
  oneTime: string;
  delivery: { name: string; description: string; arrival: string };
  promotions: Record<"welcome" | "navigation" | "thanks", { name: string; callout: string; details: string }>;
  assets: {
    renewalQuestions: Named;
    countries: Named;
    anyHelp: Named;
    help: Named;
    splash: Named;
    vehicleImage: string;
  };
};
