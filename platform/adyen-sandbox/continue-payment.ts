import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Queries } from "../../database/database.ts";
import { errors } from "./adyen-error.ts";
import type { SandboxDeps } from "./deps.ts";
import type { detailsRequest, PaymentResponse } from "./adyen-wire.ts";
import { decidePayment } from "./create-payment.ts";
import { paymentResponse } from "./payment-response.ts";
import { type PaymentRow, payments } from "./tables.ts";
import { notAuthenticated, refused } from "./test-cards.ts";

export async function findBySecret(tx: Queries, secret: string): Promise<PaymentRow | undefined> {
  const [payment] = await tx.select().from(payments).where(eq(payments.secret, secret)).for("no key update");
  return payment;
}

const challengeResult = z.object({ transStatus: z.string(), authorisationToken: z.string() });

/** Continues a payment after the shopper's return from the bank. A decided payment gets the same response again. */
export async function continuePayment(
  deps: Pick<SandboxDeps, "now">,
  tx: Queries,
  { details }: z.infer<typeof detailsRequest>,
): Promise<PaymentResponse> {
  if (details.redirectResult !== undefined) {
    const payment = await findBySecret(tx, details.redirectResult);
    if (!payment || payment.state === "awaiting") throw errors.badDetails();
    return paymentResponse(payment);
  }
  const { data } = challengeResult.safeParse(parseResult(details.threeDSResult ?? ""));
  const payment = data && (await findBySecret(tx, data.authorisationToken));
  if (!payment) throw errors.badDetails();
  if (payment.state !== "awaiting") return paymentResponse(payment);
  return paymentResponse(
    await decideAtBank(deps, tx, { payment, choice: data.transStatus === "Y" ? "approve" : "fail" }),
  );
}

export type BankChoice = "approve" | "decline" | "fail" | "cancel";

/** Decides a pending payment by the shopper's or the bank's choice. */
export async function decideAtBank(
  deps: Pick<SandboxDeps, "now">,
  tx: Queries,
  { payment, choice }: { payment: PaymentRow; choice: BankChoice },
): Promise<PaymentRow> {
  if (payment.state !== "awaiting") return payment;
  switch (choice) {
    case "approve":
      return decidePayment(deps, tx, { payment, state: "authorised" });
    case "cancel":
      return decidePayment(deps, tx, { payment, state: "cancelled" });
    case "decline":
      return decidePayment(deps, tx, { payment, state: "refused", refusal: refused });
    case "fail":
      return decidePayment(deps, tx, { payment, state: "refused", refusal: notAuthenticated });
  }
}

function parseResult(encoded: string): unknown {
  try {
    return JSON.parse(Buffer.from(encoded, "base64").toString()) as unknown;
  } catch {
    return undefined;
  }
}
