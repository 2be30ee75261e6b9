import { randomUUID } from "node:crypto";
import { importJWK, type JWK, SignJWT } from "jose";
import { z } from "zod";
import type { Fetch } from "../../../contracts/client.ts";
import { logOutEvent, logOutTokenType } from "../../../contracts/identity/back-channel-log-out.ts";
import type { JobHandler } from "../../../database/jobs/jobs.ts";

export const notifyShopsTopic = "identity.tell-shops-of-log-out";

type Deps = {
  issuer: string;
  signingKey: () => Promise<JWK>;
  /** One message is sent for each client. */
  clientIds: readonly string[];
  address: string;
  fetch: Fetch;
};

const payload = z.object({ subject: z.string(), endedAt: z.iso.datetime() });

/** Notifies remote shops that all sessions of a person have ended. The job is retried while a shop is unreachable. */
export function notifyShopsJob({ issuer, signingKey, clientIds, address, fetch }: Deps): Record<string, JobHandler> {
  return {
    async [notifyShopsTopic](value) {
      const { subject, endedAt } = payload.parse(value);
      const key = await signingKey();
      for (const clientId of clientIds) {
        const token = await new SignJWT({ events: { [logOutEvent]: {} } })
          .setProtectedHeader({ alg: "RS256", typ: logOutTokenType, ...(key.kid && { kid: key.kid }) })
          .setIssuer(issuer)
          .setAudience(clientId)
          .setSubject(subject)
          .setJti(randomUUID())
          // Not the time of this message: the person may have signed in again before a shop could be reached.
          .setIssuedAt(Math.floor(Date.parse(endedAt) / 1000))
          .sign(await importJWK(key, "RS256"));
        const body = new URLSearchParams({ logout_token: token });
        const response = await fetch(new Request(address, { method: "POST", body }));
        if (!response.ok) throw new Error(`The shop answered a log-out with ${response.status}.`);
      }
    },
  };
}
