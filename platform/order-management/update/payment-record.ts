import { and, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { deletePaymentRecord, savePaymentRecord } from "../../../contracts/order-management/update-record.ts";
import { blankColumns, toColumns } from "../payment-record-fields.ts";
import { newRecordId } from "../record-id.ts";
import { conflict, notFound } from "../som-fault.ts";
import { writePaymentMethodChanged } from "../letters/card-letters.ts";
import { assets, type PaymentRecordRow, paymentRecords } from "../tables.ts";
import { type UpdateContext, writeAudit } from "./update-context.ts";

type Save = z.output<typeof savePaymentRecord>;

export async function writePaymentRecord(context: UpdateContext, body: Save): Promise<string> {
  const { accountId, fields, ip } = body;
  const isNew = body.recordId === undefined || body.recordId === null;
  const previousToken = await lockToken(context, accountId);
  const record = isNew ? await create(context, body) : await update(context, body);
  const recordId = record.id;
  await writeAudit(context, {
    actor: accountId,
    operation: isNew ? "create payment record" : "update payment record",
    recordId,
    detail: { fields: Object.keys(fields), ip: ip ?? null },
  });
  // A new address alone is no new method.
  if (record.token !== previousToken) {
    const change = record.token === "" ? "removed" : "saved";
    await writePaymentMethodChanged(context.tx, { change, record, at: context.at });
  }
  return recordId;
}

/** The token that is saved for the account; empty if none is. */
async function lockToken({ tx }: UpdateContext, accountId: string): Promise<string> {
  const [record] = await tx
    .select({ token: paymentRecords.token })
    .from(paymentRecords)
    .where(eq(paymentRecords.accountId, accountId))
    .for("no key update");
  return record?.token ?? "";
}

/** An account has one record; creating it again overwrites it. */
async function create({ tx, at }: UpdateContext, { accountId, fields }: Save): Promise<PaymentRecordRow> {
  const values = { ...blankColumns, ...toColumns(fields) };
  if (values.token === "" || values.paymentType === "") throw conflict("PAYMENT_METHOD_INCOMPLETE");
  const [record] = await tx
    .insert(paymentRecords)
    .values({ id: newRecordId("paymentRecord"), accountId, ...values, updatedAt: at })
    .onConflictDoUpdate({ target: paymentRecords.accountId, set: { ...values, updatedAt: at } })
    .returning();
  if (!record) throw new Error("A payment record was neither created nor found.");
  return record;
}

async function update({ tx, at }: UpdateContext, { accountId, recordId, fields }: Save): Promise<PaymentRecordRow> {
  const columns = toColumns(fields);
  // A new method without a month must not keep the month of the former card.
  const values = columns.token === undefined ? columns : { cardExpires: "", ...columns };
  const [record] = await tx
    .update(paymentRecords)
    .set({ ...values, updatedAt: at })
    .where(and(eq(paymentRecords.id, recordId ?? ""), eq(paymentRecords.accountId, accountId)))
    .returning();
  if (!record) throw notFound();
  if (columns.token !== undefined && record.token === "") await requireUnlinked({ tx }, record.id);
  return record;
}

export async function removePaymentRecord(
  context: UpdateContext,
  { accountId, recordId }: z.output<typeof deletePaymentRecord>,
): Promise<string> {
  const { tx, at } = context;
  const previousToken = await lockToken(context, accountId);
  const [record] = await tx
    .update(paymentRecords)
    .set({ ...blankColumns, updatedAt: at })
    .where(and(eq(paymentRecords.id, recordId), eq(paymentRecords.accountId, accountId)))
    .returning();
  if (!record) throw notFound();
  await requireUnlinked(context, recordId);
  if (previousToken !== "") await writePaymentMethodChanged(tx, { change: "removed", record, at });
  await writeAudit(context, { actor: accountId, operation: "delete payment record", recordId });
  return recordId;
}

/** Runs while the record is locked, so no subscription can be linked to it at the same time. */
async function requireUnlinked({ tx }: Pick<UpdateContext, "tx">, recordId: string): Promise<void> {
  const [linked] = await tx
    .select({ id: assets.id })
    .from(assets)
    .where(
      and(
        eq(assets.paymentRecordId, recordId),
        eq(assets.isCancelled, false),
        inArray(assets.status, [
          "In progress",
          "Installed",
          "Active",
          "Failed - Waiting for retry",
          "Rejected - Waiting for retry",
        ]),
      ),
    )
    .limit(1);
  if (linked) throw conflict("PAYMENT_METHOD_IN_USE");
}
