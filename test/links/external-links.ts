const pathsOf: Readonly<Record<string, { path: RegExp; problem: string }>> = {
  "tel:": { path: /^\+\d{6,15}$/, problem: "not an international number" },
  "mailto:": { path: /^[^@\s]+@[^@\s]+\.[^@\s]+$/, problem: "not a mailbox" },
  "webcal:": { path: /\/calendar\/[\w.-]{20,}$/, problem: "not a calendar" },
};

/** Says what is wrong with a link out of the shop; undefined for a good one. */
export function externalProblem(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url) return "not an address";
  const known = pathsOf[url.protocol];
  if (known) return known.path.test(url.pathname) ? undefined : known.problem;
  if (url.protocol !== "https:") return `the protocol ${url.protocol}`;
  if (url.username || url.password || url.port) return "credentials or a port";
  return /^(?:[a-z\d-]+\.)+[a-z]{2,}$/.test(url.hostname) ? undefined : "no host name";
}
