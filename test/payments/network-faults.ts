import type { Connection } from "../../contracts/client.ts";

/** What happens to a request on the network. */
export type NetworkFault = "fine" | "refused" | "request lost" | "answer lost" | "server error" | "nonsense" | "slow";

/** A connection with faults: the next calls get the queued faults, and all later calls succeed. */
export function createFaults() {
  const faults: NetworkFault[] = [];
  const seen: { method: string; path: string; body: string; key: string | null }[] = [];
  return {
    seen,
    next: (...more: NetworkFault[]) => void faults.push(...more),
    clear: () => void faults.splice(0),
    through: ({ baseUrl, fetch }: Connection): Connection => ({
      baseUrl,
      async fetch(request) {
        const copy = request.clone();
        const { pathname, search } = new URL(request.url);
        seen.push({
          method: request.method,
          path: pathname + search,
          body: await copy.text(),
          key: request.headers.get("idempotency-key"),
        });
        return simulate(faults.shift() ?? "fine", () => fetch(request));
      },
    }),
  };
}

async function simulate(fault: NetworkFault, send: () => Response | Promise<Response>): Promise<Response> {
  switch (fault) {
    case "fine":
      return send();
    case "refused":
      throw new TypeError("fetch failed", {
        cause: Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }),
      });
    case "request lost":
      throw new TypeError("fetch failed", {
        cause: Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" }),
      });
    case "answer lost": {
      await (await send()).text();
      throw new TypeError("fetch failed", {
        cause: Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" }),
      });
    }
    case "server error":
      return new Response("<h1>Bad Gateway</h1>", { status: 502, headers: { "content-type": "text/html" } });
    case "nonsense":
      return new Response("<h1>Welcome to your new router</h1>", { headers: { "content-type": "text/html" } });
    case "slow":
      throw new DOMException("The operation was aborted due to timeout", "TimeoutError");
  }
}
