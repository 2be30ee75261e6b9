/** The first days of the versions of the demonstration's terms. */
export const termsVersions = { earlier: "2026-05-01", current: "2026-11-01" } as const;

/** The first day of the privacy policy, the imprint and the accessibility statement, which have one version each. */
export const firstLegalVersion = "2026-05-01";
