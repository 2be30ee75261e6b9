import { z } from "zod";
import { type CookieDeps, type SealedCookie, sealedCookie } from "../../../settings/sealed-cookie.server.ts";
import { REFUND_FLAG_MS } from "../refund-flag.ts";

/** The id of the subscription whose refund was requested moments ago. */
export const refundRequestedCookie = (deps: CookieDeps): SealedCookie<string> =>
  sealedCookie({ name: "requestRefund", schema: z.string().max(18), maxAgeSeconds: REFUND_FLAG_MS / 1000 }, deps);
