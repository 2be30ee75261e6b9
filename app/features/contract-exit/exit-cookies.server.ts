import { randomBytes } from "node:crypto";
import { z } from "zod";
import { type CookieDeps, sealedCookie } from "../../settings/sealed-cookie.server.ts";

const FORM_SECONDS = 4 * 3600;
const RECEIPT_SECONDS = 2 * 3600;
/** A customer may end several contracts in a row. */
const MAX_RECEIPTS = 3;

export const exitFormKey = z.string().regex(/^[\w-]{22}$/);

export const newExitFormKey = (): string => randomBytes(16).toString("base64url");

/** The key of this browser's forms, so that the same declaration from two tabs is filed once. */
export const exitFormCookie = (deps: CookieDeps) =>
  sealedCookie({ name: "exit-form", schema: exitFormKey, maxAgeSeconds: FORM_SECONDS }, deps);

const filedExit = z.object({
  siteId: z.string(),
  number: z.string(),
  receivedAt: z.string(),
  /** Opens the receipt at order management. */
  requestKey: z.string(),
});
export type FiledExit = z.output<typeof filedExit>;

/** The declarations this browser has just filed. A number in the address alone shows nothing. */
export function filedExits(deps: CookieDeps) {
  const cookie = sealedCookie(
    { name: "exit-receipts", schema: z.array(filedExit).max(MAX_RECEIPTS), maxAgeSeconds: RECEIPT_SECONDS },
    deps,
  );
  const readAll = async (request: Request) => (await cookie.read(request)) ?? [];
  return {
    readAll,
    async find(request: Request, { siteId, number }: Pick<FiledExit, "siteId" | "number">) {
      return (await readAll(request)).find((filed) => filed.number === number && filed.siteId === siteId);
    },
    async add(request: Request, filed: FiledExit): Promise<string> {
      const others = (await readAll(request)).filter(({ number }) => number !== filed.number);
      return cookie.write([...others, filed].slice(-MAX_RECEIPTS));
    },
  };
}
