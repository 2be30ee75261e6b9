type TestHosts = { every: readonly string[]; wider: readonly string[] };

export function readVisitParameters(
  query: URLSearchParams,
  { host, testHosts }: { host: string; testHosts: TestHosts },
) {
  const isAllowed = isTestHost(host, testHosts.every);
  return {
    switches: {
      isActiveCheckSkipped: isAllowed && query.get("skipIsActiveCheck") === "true",
      forcedExpiryDate: (isAllowed && query.get("forceExpiryDate")) || undefined,
    },
  };
}

export function isTestHost(host: string, allowed: readonly string[]): boolean {
  return allowed.includes(host.toLowerCase().replace(/:\d+$/, ""));
}
