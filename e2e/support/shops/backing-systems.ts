import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { filledFolder, readPlatformSettings, spawnPlatform, spawnShop, waitUntilReady } from "./shop-process.ts";

/** How a system behaves: normally, unreachable, with answers of another system, late, or never. */
export type Mode = "up" | "down" | "nonsense" | "slow" | "silent";
export const FAILURES = ["down", "nonsense", "slow", "silent"] as const satisfies Mode[];

/** The setting that names each proxied system, and the port of its proxy. */
const PROXIES = {
  commerce: { setting: "COMMERCE_URL", offset: 1 },
  vehicles: { setting: "VEHICLES_URL", offset: 2 },
  helpContent: { setting: "HELP_CONTENT_URL", offset: 3 },
} as const;

type ProxiedSystem = keyof typeof PROXIES;

/** A second longer than the shop waits, in milliseconds. */
const LATE_MS = 6_000;

/** A shop whose systems run in another process, three of them behind proxies that can fail. */
export type ShopBehindProxies = {
  origin: string;
  modes: Record<ProxiedSystem, Mode>;
  /** A vehicle as the vehicle service returns it, with its owner. */
  lookUp(vin: string): Promise<{ uuid: string; email: string; vin: string }>;
  encrypt(vin: string): Promise<string>;
  stop(): Promise<void>;
};

export async function startShopBehindProxies(port: number): Promise<ShopBehindProxies> {
  const shopPort = port + 4;
  const origin = `http://localhost:${shopPort}`;
  const platform = spawnPlatform({ PORT: String(port), DATA_DIR: filledFolder(), SHOP_ORIGIN: origin });
  await waitUntilReady(platform, port);
  const real = await readPlatformSettings(platform);
  const modes: Record<ProxiedSystem, Mode> = { commerce: "up", vehicles: "up", helpContent: "up" };
  const proxies: Server[] = [];
  const settings = { ...real };
  for (const [name, { setting, offset }] of Object.entries(PROXIES) as [
    ProxiedSystem,
    (typeof PROXIES)[ProxiedSystem],
  ][]) {
    const proxy = createProxy(() => modes[name], String(real[setting]));
    await new Promise<void>((resolve) => proxy.listen(port + offset, resolve));
    proxies.push(proxy);
    settings[setting] = `http://localhost:${port + offset}`;
  }
  const shop = spawnShop({
    ...settings,
    PORT: String(shopPort),
    DATA_DIR: filledFolder(),
    RATE_LIMIT_SCALE: "100",
  });
  await waitUntilReady(shop, shopPort);
  return {
    origin,
    modes,
    ...createVehicleCalls(String(real.VEHICLES_URL), String(real.VEHICLES_TOKEN)),
    async stop() {
      for (const proxy of proxies) {
        proxy.closeAllConnections();
        proxy.close();
      }
      for (const one of [shop, platform]) {
        one.child.kill("SIGTERM");
        await one.ended;
      }
    },
  };
}

function createVehicleCalls(address: string, token: string): Pick<ShopBehindProxies, "lookUp" | "encrypt"> {
  const call = async (path: string, body?: object) => {
    const response = await fetch(address + path, {
      method: body ? "POST" : "GET",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as { vehicles: { uuid: string; email: string; vin: string }[]; cryptedVin: string };
  };
  return {
    async lookUp(vin) {
      const [vehicle] = (await call(`/vehicles?service=vehicle&vin=${vin}`)).vehicles;
      if (!vehicle) throw new Error("The vehicle is not known.");
      return vehicle;
    },
    encrypt: async (vin) => (await call("/crypted-vins", { vin, expiresInSeconds: 600 })).cryptedVin,
  };
}

function createProxy(modeNow: () => Mode, real: string): Server {
  return createServer((request, response) => {
    const mode = modeNow();
    if (mode === "down") return void response.destroy();
    // Never answers: the caller has to give up.
    if (mode === "silent") return;
    if (mode === "nonsense") return void response.end("<html>Sign in to the network</html>");
    void forwardRequest(request, response, { real, isLate: mode === "slow" });
  });
}

async function forwardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { real, isLate }: { real: string; isLate: boolean },
): Promise<void> {
  const { host: _, connection: __, "transfer-encoding": ___, ...headers } = request.headers;
  const body = await buffer(request);
  if (isLate) await pause(LATE_MS);
  const answer = await fetch(real + String(request.url), {
    method: String(request.method),
    headers: headers as Record<string, string>,
    redirect: "manual",
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  const headersToSend = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length", "transfer-encoding"]) headersToSend.delete(name);
  response.writeHead(answer.status, Object.fromEntries(headersToSend));
  response.end(new Uint8Array(await answer.arrayBuffer()));
}
