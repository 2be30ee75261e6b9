const noStore = { "cache-control": "private, no-store" };

export const answer = (document: unknown, status = 200): Response =>
  Response.json(document, { status, headers: noStore });

/** An answer with the field `detail` is an error; `reason` is a code for programs. */
export const refusedCall = (status: number, detail: string, reason?: string): Response =>
  answer({ detail, ...(reason !== undefined && { reason }) }, status);

export const invalidRequest = () => refusedCall(400, "The request does not fit.");

/** For addresses that only the shop's own forms and scripts may call. */
export const postOnly = (): Response =>
  new Response("Method Not Allowed", { status: 405, headers: { ...noStore, allow: "POST" } });
