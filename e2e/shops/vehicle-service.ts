import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { filledFolder, type ShopProcess, spawnPlatform, waitUntilReady } from "./shop-process.ts";

type Mode = "up" | "down" | "slow" | "nonsense";

/** The vehicle service in a process of its own, behind a door that can be shut. */
export type VehicleService = {
  address: string;
  token: string;
  mode: Mode;
  /** What the service itself says about a vehicle, its owner included. */
  lookUp(vin: string): Promise<{ uuid: string; email: string; vin: string }>;
  encrypt(vin: string): Promise<string>;
  stop(): Promise<void>;
};

export async function startVehicleService(port: number): Promise<VehicleService> {
  const platform: ShopProcess = spawnPlatform({ PORT: String(port), DATA_DIR: filledFolder() });
  await waitUntilReady(platform, port);
  const token = /VEHICLES_TOKEN=(\S+)/.exec(platform.output())?.[1] ?? "";
  const real = `http://localhost:${port}/vehicles`;
  const ask = async (path: string, body?: object) => {
    const response = await fetch(real + path, {
      method: body ? "POST" : "GET",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as { vehicles: { uuid: string; email: string; vin: string }[]; cryptedVin: string };
  };
  const service: VehicleService = {
    address: `http://localhost:${port + 1}`,
    token,
    mode: "up",
    async lookUp(vin) {
      const [vehicle] = (await ask(`/vehicles?service=vehicle&vin=${vin}`)).vehicles;
      if (!vehicle) throw new Error("The vehicle is not known.");
      return vehicle;
    },
    encrypt: async (vin) => (await ask("/crypted-vins", { vin, expiresInSeconds: 600 })).cryptedVin,
    async stop() {
      door.closeAllConnections();
      door.close();
      platform.child.kill("SIGTERM");
      await platform.ended;
    },
  };
  const door = createDoor(service, real);
  await new Promise<void>((resolve) => door.listen(port + 1, resolve));
  return service;
}

function createDoor(service: VehicleService, real: string): Server {
  return createServer((request, response) => {
    if (service.mode === "down") return void response.destroy();
    // Never answers: whoever asks has to give up.
    if (service.mode === "slow") return;
    if (service.mode === "nonsense") return void response.end("<html>Sign in to the network</html>");
    void passOn(request, response, real);
  });
}

async function passOn(request: IncomingMessage, response: ServerResponse, real: string): Promise<void> {
  const headers = { authorization: String(request.headers.authorization) };
  const answer = await fetch(real + String(request.url), { headers });
  response.writeHead(answer.status, { "content-type": "application/json" });
  response.end(await answer.text());
}
