import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { charge } from "../../contracts/charges/charges.ts";
import { readRows } from "../../database/open-database.ts";
import type { NetworkFault } from "../../test/payments/network-faults.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";
import { chargesOf, payOnce } from "../../test/payments/provider-messages.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());

const others = { adyen: "stripe", stripe: "adyen" } as const;
const silent = (times: number): NetworkFault[] => Array.from({ length: times }, () => "request lost");

describe.each(["adyen", "stripe"] as const)("%s, when it does not answer renewals", (provider) => {
  it("is not called for a while, and the other provider still is", async () => {
    const { token, currency } = await payOnce(fixture, provider);
    const other = await payOnce(fixture, others[provider]);
    const renew = (name: string, by = { token, currency }) =>
      chargesOf(fixture)(charge, {
        body: { idempotencyKey: `${name}:${by.token}`, amount: 8900, reference: `R-${name}-${by.token}`, ...by },
      });
    const wire = fixture.faults[provider];
    wire.next(...silent(6));
    expect(await renew("first")).toMatchObject({ status: "pending" });
    expect(await renew("second")).toMatchObject({ status: "pending" });
    const sent = wire.seen.length;
    await expect(renew("third")).rejects.toMatchObject({ kind: "unavailable", status: 503 });
    expect(wire.seen).toHaveLength(sent);
    expect(await renew("first", { token: other.token, currency: other.currency })).toMatchObject({ status: "charged" });
    const opened = await readRows(
      fixture.database.queries,
      sql`select 1 from payments.payments where reference = ${`R-third-${token}`}`,
    );
    expect(opened).toEqual([]);
    wire.clear();
    await fixture.pass(120);
    expect(await renew("third")).toMatchObject({ status: "charged" });
    expect(await renew("first")).toMatchObject({ status: "charged" });
    expect(fixture.reports).toEqual(
      expect.arrayContaining([
        `${provider} does not answer: jobs stop calling it for 30 seconds`,
        `${provider} answers again`,
      ]),
    );
  });

  it("is still called for a waiting customer", async () => {
    const { token, currency } = await payOnce(fixture, provider);
    fixture.faults[provider].next(...silent(6));
    for (const name of ["one", "two"]) {
      await chargesOf(fixture)(charge, {
        body: { idempotencyKey: `${name}:${token}`, amount: 100, currency, token, reference: `R-${name}-${token}` },
      });
    }
    fixture.faults[provider].clear();
    expect(await payOnce(fixture, provider)).toMatchObject({ currency });
    await fixture.pass(120);
  });
});

it("a round of recovery stops between two payments when the process ends", async () => {
  const controller = new AbortController();
  controller.abort();
  const before = fixture.faults.stripe.seen.length + fixture.faults.adyen.seen.length;
  await fixture.jobs["payments.recover"]?.({}, 1, controller.signal);
  expect(fixture.faults.stripe.seen.length + fixture.faults.adyen.seen.length).toBe(before);
});
