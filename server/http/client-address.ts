import type { IncomingMessage } from "node:http";

/** The client's IP address, and the host and protocol that the client used. */
export type ClientConnection = { ip: string; host: string; protocol: "http" | "https" };

/**
 * Reads the forwarding headers only from a trusted proxy; any other sender could forge them.
 */
export function readClientConnection(request: IncomingMessage, trustedProxies: readonly string[]): ClientConnection {
  const peer = plainAddress(request.socket.remoteAddress ?? "");
  const direct: ClientConnection = { ip: peer, host: request.headers.host ?? "", protocol: "http" };
  if (!trustedProxies.includes(peer)) return direct;
  const chain = list(request.headers["x-forwarded-for"]).map(plainAddress);
  const client = chain.findLast((address) => !trustedProxies.includes(address));
  const protocol = list(request.headers["x-forwarded-proto"]).at(-1);
  return {
    ip: client ?? peer,
    host: list(request.headers["x-forwarded-host"]).at(-1) ?? direct.host,
    protocol: protocol === "https" ? "https" : "http",
  };
}

function list(header: string | string[] | undefined): string[] {
  return String(header ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function plainAddress(address: string): string {
  return address.replace(/^::ffff:/, "");
}
