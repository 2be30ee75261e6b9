import { z } from "zod";
import type { MessageId } from "../../i18n/message-id.ts";
import { type SealedCookie, sealedCookie, type CookieDeps } from "../../settings/sealed-cookie.server.ts";

const toast = z.object({
  kind: z.enum(["ok", "info", "error"]),
  id: z.custom<MessageId>((value) => typeof value === "string"),
  values: z.record(z.string(), z.string()).default({}),
});

/** A short message that is shown on the page after a redirect. */
export type ToastMessage = z.output<typeof toast>;

export const toastCookie = (deps: CookieDeps): SealedCookie<ToastMessage> =>
  sealedCookie({ name: "toast", schema: toast, maxAgeSeconds: 60 }, deps);
