import type { Server } from "node:http";
import { ConfigurationError } from "./environment/configuration-error.ts";
import type { Environment } from "./environment/environment.ts";

/** Why the operating system refuses a port. */
const refusals: Readonly<Record<string, string>> = {
  EADDRINUSE: "is taken by another process",
  EACCES: "may not be opened by this user",
};

const loopback = "127.0.0.1";

/** The address to listen on: in development stage loopback, unless HOST names another. */
export function hostOf({ HOST, STAGE }: Pick<Environment, "HOST" | "STAGE">): string | undefined {
  return HOST ?? (STAGE === "production" ? undefined : loopback);
}

export const isLoopback = (host: string | undefined): boolean =>
  host !== undefined && (host === "localhost" || host === "::1" || host.startsWith("127."));

export function listen(server: Server, environment: Pick<Environment, "HOST" | "STAGE" | "PORT">): Promise<void> {
  const { PORT: port } = environment;
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
        return reject(new ConfigurationError(`HOST: this machine has no address ${hostOf(environment)}`));
      }
      const reason = refusals[error.code ?? ""];
      reject(reason ? new ConfigurationError(`PORT: ${port} ${reason}`) : error);
    });
    server.listen({ port, host: hostOf(environment) }, resolve);
  });
}
