import { BlockList, isIPv6 } from "node:net";

/** A block of documentation addresses for each market, so that a demonstration can simulate any country. */
const blocks: readonly [country: string, network: string, prefix: number][] = [
  ["GB", "192.0.2.0", 28],
  ["DE", "192.0.2.16", 28],
  ["FR", "192.0.2.32", 28],
  ["IT", "192.0.2.48", 28],
  ["ES", "192.0.2.64", 28],
  ["PT", "192.0.2.80", 28],
  ["NL", "192.0.2.96", 28],
  ["BE", "192.0.2.112", 28],
  ["AT", "192.0.2.128", 28],
  ["CZ", "192.0.2.144", 28],
  ["US", "198.51.100.0", 24],
  ["CA", "203.0.113.0", 24],
];

const lists = blocks.map(([country, network, prefix]) => {
  const list = new BlockList();
  list.addSubnet(network, prefix, "ipv4");
  return { country, list };
});

/** The country of an unknown address. */
const defaultCountry = "GB";

export function countryOfAddress(ip: string): string {
  if (isIPv6(ip)) return defaultCountry;
  return lists.find(({ list }) => list.check(ip, "ipv4"))?.country ?? defaultCountry;
}
