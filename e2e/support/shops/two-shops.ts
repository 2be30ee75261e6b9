import { type ChildProcess, spawn } from "node:child_process";
import { createServer, type IncomingMessage, request as sendRequest, type ServerResponse } from "node:http";
import { join } from "node:path";
import { shopProgram } from "./shop-program.ts";

/**
 * Two processes of the shop on one database, behind a front that sends requests to them in turn: nothing that a customer
 * does may depend on the memory of one process. Takes the settings of a single shop.
 */
const root = join(import.meta.dirname, "../../..");
const shop = shopProgram();
const { PORT, PAYMENT_SANDBOX_PORT } = process.env;
const shopPort = Number(PORT);
const sandboxPort = Number(PAYMENT_SANDBOX_PORT);
/** The ports of both processes, far from those of shops that single tests start. */
const [shopPorts, sandboxPorts] = [shopPort, sandboxPort].map((port) => [port + 20_000, port + 20_010]) as [
  [number, number],
  [number, number],
];

const shops: ChildProcess[] = [0, 1].map((index) =>
  spawn("node", [...shop.flags, shop.program], {
    cwd: root,
    env: {
      ...shop.settings,
      ...process.env,
      PORT: String(shopPorts[index]),
      PAYMENT_SANDBOX_PORT: String(sandboxPorts[index]),
      PUBLIC_ORIGIN: `http://localhost:${shopPort}`,
    },
    stdio: ["ignore", "inherit", "inherit"],
  }),
);

function forwardRequest(port: number, request: IncomingMessage, response: ServerResponse): void {
  const { method = "GET", url = "/", headers } = request;
  const forwarded = sendRequest({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(response);
  });
  forwarded.on("error", () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  request.pipe(forwarded);
}

function openFront(port: number, behind: readonly [number, number]) {
  let turn = 0;
  const server = createServer((request, response) => {
    turn = 1 - turn;
    const isHealth = request.url?.startsWith("/health");
    if (isHealth) return void answerHealth(response);
    forwardRequest(behind[turn as 0 | 1], request, response);
  });
  return server.listen(port, "localhost");
}

/** Ready when both are. */
async function answerHealth(response: ServerResponse): Promise<void> {
  const answers = await Promise.all(
    shopPorts.map((port) => fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined)),
  );
  response.writeHead(answers.every((answer) => answer?.ok) ? 200 : 503).end();
}

const fronts = [openFront(shopPort, shopPorts), openFront(sandboxPort, sandboxPorts)];

function stop(): void {
  for (const front of fronts) {
    front.close();
    front.closeAllConnections();
  }
  for (const shop of shops) shop.kill("SIGTERM");
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
for (const shop of shops) {
  shop.once("exit", (code) => {
    if (code !== 0) process.exitCode = 1;
    stop();
  });
}
process.once("exit", () => shops.forEach((shop) => shop.kill("SIGKILL")));
