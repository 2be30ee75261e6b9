import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type SilentProxy = {
  url: string;
  /** From now on nothing is forwarded, though connections stay open and new ones are accepted. */
  silence(): void;
  /** Connections made from now on work again; those that were silenced stay so. */
  restore(): void;
  close(): Promise<void>;
};

/** A proxy between the shop and a PostgreSQL that simulates a network which drops everything without a reset. */
export async function startSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl);
  let isSilent = false;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((near) => {
    keep(near);
    if (isSilent) return void near.resume();
    const far = keep(connect(Number(target.port), target.hostname));
    near.pipe(far).pipe(near);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    silence() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().resume();
    },
    restore: () => void (isSilent = false),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
