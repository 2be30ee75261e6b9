import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { inflateSync } from "node:zlib";

export type Collector = {
  url: string;
  /** The requests received so far, with recordings decompressed. */
  texts: () => string[];
  stop: () => Promise<void>;
};

/** Receives what a monitor sends, in place of the monitoring service. */
export async function startCollector(): Promise<Collector> {
  const texts: string[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    texts.push(`${request.url}\n${await readText(request)}`);
    response.writeHead(202, { "access-control-allow-origin": "*", "access-control-allow-headers": "*" }).end("{}");
  };
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    texts: () => texts,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  const type = request.headers["content-type"] ?? "";
  if (!type.startsWith("multipart/")) return body.toString("utf8");
  const form = await new Response(body, { headers: { "content-type": type } }).formData();
  const files = await Promise.all([...form].map(([name, value]) => readPart(name, value)));
  return files.join("\n");
}

async function readPart(name: string, value: File | string): Promise<string> {
  if (typeof value === "string") return value;
  const bytes = Buffer.from(await value.arrayBuffer());
  return (name === "segment" ? inflateSync(bytes) : bytes).toString("utf8");
}
