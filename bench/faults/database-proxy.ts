import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Faults of a database. It is no HTTP system, so it has no wrong answers. */
export const databaseFaults = ["refused", "hanging"] as const;
export type DatabaseFault = (typeof databaseFaults)[number];

export type DatabaseProxy = { url: string; fail: (fault: DatabaseFault) => void; stop: () => void };

/** Forwards everything to a PostgreSQL server, until `fail` is called. */
export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let fault: DatabaseFault | undefined;
  const server = createServer((client) => {
    client.on("error", () => client.destroy());
    sockets.add(client);
    if (fault === "hanging") return;
    const database = connect(Number(target.port), target.hostname);
    database.on("error", () => client.destroy());
    sockets.add(database);
    client.pipe(database).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const proxyUrl = new URL(url);
  proxyUrl.port = String((server.address() as AddressInfo).port);
  const end = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: proxyUrl.href,
    fail(newFault) {
      fault = newFault;
      if (newFault === "refused") return end();
      for (const socket of sockets) socket.unpipe().pause();
    },
    stop: end,
  };
}
