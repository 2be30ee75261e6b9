import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The route list is small: one manifest with the first page beats a request per link.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
