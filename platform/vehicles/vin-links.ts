import type { Hono } from "hono";
import type { CallResult } from "../../contracts/endpoint.ts";
import { issueCryptedVin } from "../../contracts/vehicles/issue-crypted-vin.ts";
import { serveEndpoint } from "../serve-endpoint.ts";
import { refuseVehicleInput } from "./vehicle-fault.ts";
import { decryptVin, encryptVin, type VinKeyRing } from "./vin-cipher.ts";

/** Encrypts VINs for links and decrypts them. */
export type VinLinks = {
  issue(vin: string, seconds?: number): { cryptedVin: string; expiresAt: Date };
  open(cryptedVin: string): string | undefined;
};

/** As long as the shop remembers a visitor's vehicle. */
const defaultSeconds = 10 * 24 * 60 * 60;

export function createVinLinks({
  keys,
  audience,
  now,
}: {
  keys: VinKeyRing;
  audience: string;
  now: () => Date;
}): VinLinks {
  return {
    issue(vin, seconds = defaultSeconds) {
      const expiresAt = new Date(Math.floor(now().getTime() / 1000 + seconds) * 1000);
      return { cryptedVin: encryptVin({ vin, audience, expiresAt }, keys), expiresAt };
    },
    open: (cryptedVin) => decryptVin({ cryptedVin, audience, now: now() }, keys),
  };
}

export function serveVinLinks(app: Hono, links: VinLinks): void {
  serveEndpoint(app, issueCryptedVin, {
    refuseInput: refuseVehicleInput,
    async handle({ body }): Promise<CallResult<typeof issueCryptedVin>> {
      const { cryptedVin, expiresAt } = links.issue(body.vin, body.expiresInSeconds);
      return { cryptedVin, expiresAt: expiresAt.toISOString() };
    },
  });
}
