/** Says what is wrong with a link out of the shop; undefined for a good one. */
export function externalProblem(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url) return "not an address";
  if (url.protocol === "tel:") return /^\+\d{6,15}$/.test(url.pathname) ? undefined : "not an international number";
  if (url.protocol === "mailto:") return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(url.pathname) ? undefined : "not a mailbox";
  if (url.protocol === "webcal:") return /\/calendar\/[\w.-]{20,}$/.test(url.pathname) ? undefined : "not a calendar";
  if (url.protocol !== "https:") return `the protocol ${url.protocol}`;
  if (url.username || url.password || url.port) return "credentials or a port";
  return /^(?:[a-z\d-]+\.)+[a-z]{2,}$/.test(url.hostname) ? undefined : "no host name";
}
