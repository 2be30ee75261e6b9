import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { filledFolder, printedSettings, spawnPlatform, spawnShop, waitUntilReady } from "./shop-process.ts";

/** How a system behaves: as it should, not at all, as somebody else, late, or never. */
export type Mode = "up" | "down" | "nonsense" | "slow" | "silent";
export const FAILURES = ["down", "nonsense", "slow", "silent"] as const satisfies Mode[];

/** What the shop is told is at the door, and where the system really answers. */
const DOORS = {
  commerce: { setting: "COMMERCE_URL", offset: 1 },
  vehicles: { setting: "VEHICLES_URL", offset: 2 },
  helpContent: { setting: "HELP_CONTENT_URL", offset: 3 },
} as const;

type DoorName = keyof typeof DOORS;

/** A second longer than the shop waits, in milliseconds. */
const LATE_MS = 6_000;

/** A shop whose systems are in a process of their own, three of them behind doors that can be shut. */
export type ShopBehindDoors = {
  origin: string;
  modes: Record<DoorName, Mode>;
  /** What the vehicle service itself says about a vehicle, its owner included. */
  lookUp(vin: string): Promise<{ uuid: string; email: string; vin: string }>;
  encrypt(vin: string): Promise<string>;
  stop(): Promise<void>;
};

export async function startShopBehindDoors(port: number): Promise<ShopBehindDoors> {
  const shopPort = port + 4;
  const origin = `http://localhost:${shopPort}`;
  const platform = spawnPlatform({ PORT: String(port), DATA_DIR: filledFolder(), SHOP_ORIGIN: origin });
  await waitUntilReady(platform, port);
  const real = await printedSettings(platform);
  const modes: Record<DoorName, Mode> = { commerce: "up", vehicles: "up", helpContent: "up" };
  const doors: Server[] = [];
  const settings = { ...real };
  for (const [name, { setting, offset }] of Object.entries(DOORS) as [DoorName, (typeof DOORS)[DoorName]][]) {
    const door = createDoor(() => modes[name], String(real[setting]));
    await new Promise<void>((resolve) => door.listen(port + offset, resolve));
    doors.push(door);
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
    ...vehicleQuestions(String(real.VEHICLES_URL), String(real.VEHICLES_TOKEN)),
    async stop() {
      for (const door of doors) {
        door.closeAllConnections();
        door.close();
      }
      for (const one of [shop, platform]) {
        one.child.kill("SIGTERM");
        await one.ended;
      }
    },
  };
}

function vehicleQuestions(address: string, token: string): Pick<ShopBehindDoors, "lookUp" | "encrypt"> {
  const ask = async (path: string, body?: object) => {
    const response = await fetch(address + path, {
      method: body ? "POST" : "GET",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as { vehicles: { uuid: string; email: string; vin: string }[]; cryptedVin: string };
  };
  return {
    async lookUp(vin) {
      const [vehicle] = (await ask(`/vehicles?service=vehicle&vin=${vin}`)).vehicles;
      if (!vehicle) throw new Error("The vehicle is not known.");
      return vehicle;
    },
    encrypt: async (vin) => (await ask("/crypted-vins", { vin, expiresInSeconds: 600 })).cryptedVin,
  };
}

function createDoor(modeNow: () => Mode, real: string): Server {
  return createServer((request, response) => {
    const mode = modeNow();
    if (mode === "down") return void response.destroy();
    // Never answers: whoever asks has to give up.
    if (mode === "silent") return;
    if (mode === "nonsense") return void response.end("<html>Sign in to the network</html>");
    void passOn(request, response, { real, isLate: mode === "slow" });
  });
}

async function passOn(
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
  const said = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length", "transfer-encoding"]) said.delete(name);
  response.writeHead(answer.status, Object.fromEntries(said));
  response.end(new Uint8Array(await answer.arrayBuffer()));
}
