import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileDeclaration } from "../../../contracts/order-management/declarations.ts";
import { cancellationOf, withdrawalOf } from "../../../test/order-management/declarations.ts";
import { createOrderFixture, type OrderFixture } from "../../../test/order-management/order-fixture.ts";
import { paidOrder } from "../../../test/order-management/paid-order.ts";
import { createDeclarationsPage } from "./declarations-page.ts";

let fixture: OrderFixture;
beforeAll(async () => {
  fixture = await createOrderFixture();
  await fixture.take(paidOrder({ orderNo: "A-1" }));
  await fixture.pass(20);
  await fixture.pass(20);
});
afterAll(() => fixture.close());

const ask = async (path: string, init?: RequestInit) => {
  let woken = 0;
  const page = createDeclarationsPage({ ...fixture, wake: () => void (woken += 1) });
  const response = await page.request(path, init);
  return { status: response.status, location: response.headers.get("location"), body: await response.text(), woken };
};
const press = (fields: Record<string, string>) => ask("/", { method: "POST", body: new URLSearchParams(fields) });
const hiddenFields = (body: string): Record<string, string> =>
  Object.fromEntries(
    [...body.matchAll(/type="hidden"\s+name="(\w+)"\s+value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
const file = async (contract: string, name = "Ada Byron") => {
  const { number } = await fixture.call(fileDeclaration, { body: withdrawalOf({ contract, name }) });
  await fixture.drain();
  return number;
};

describe("the page for operators", () => {
  it("lists what could not be matched, as it was written, with the orders it may be about", async () => {
    const number = await file("my <b>navigation</b>", "<script>x</script>");
    const { body } = await ask("/");
    expect(body).toContain(number);
    expect(body).toContain("my &lt;b&gt;navigation&lt;/b&gt;");
    expect(body).not.toContain("<script>");
    expect(body).toContain("NO_CONTRACT");
    expect(body).toContain("Assign to A-1");
    expect(body).toContain("Connected Navigation");
  });

  it("shows both sides before it assigns one, and lists it as matched afterwards", async () => {
    const number = await file("something <else>");
    const compare = (orderNumber: string) => ask(`/assign?${new URLSearchParams({ number, orderNumber }).toString()}`);
    expect(await compare("none")).toMatchObject({ status: 303, location: "/?answer=noOrder" });
    const before = await fixture.fingerprint();
    const shown = await compare("a-1");
    const sides = ["Ada Byron", "something &lt;else&gt;", "ada@example.com", "A-1", "Connected Navigation"];
    for (const text of [...sides, 'value="assign"']) expect(shown.body).toContain(text);
    expect(shown.body).not.toContain("addresses differ");
    expect(await fixture.fingerprint()).toEqual(before);
    const fields = hiddenFields(shown.body);
    expect(fields).toMatchObject({ number, orderNumber: "A-1" });
    expect(await press({ ...fields, intent: "assign", orderNumber: "none" })).toMatchObject({
      location: "/?answer=noOrder",
    });
    const assigned = { status: 303, location: "/?answer=done", woken: 1 };
    expect(await press({ ...fields, intent: "assign" })).toMatchObject(assigned);
    await fixture.drain();
    expect((await ask("/?state=matched")).body).toContain(number);
    expect((await ask("/")).body).not.toContain(number);
    const after = await fixture.fingerprint();
    expect(await press({ ...fields, intent: "assign" })).toMatchObject({ location: "/?answer=notOpen" });
    expect(await fixture.fingerprint()).toEqual(after);
    expect(await compare("A-1")).toMatchObject({ location: "/?answer=notOpen" });
  });

  it("warns if the addresses differ", async () => {
    const filed = withdrawalOf({ contract: "mine", email: "mallory@example.org" });
    const { number } = await fixture.call(fileDeclaration, { body: filed });
    await fixture.drain();
    expect((await ask(`/assign?number=${number}&orderNumber=A-1`)).body).toContain("The email addresses differ.");
  });

  it("settles one with a result for the customer and a note for operators", async () => {
    const number = await file("a third one");
    const fields = { number, revision: "1", intent: "settle", outcome: "no-contract", note: "Of another shop" };
    expect(await press(fields)).toMatchObject({ location: "/?answer=done" });
    expect(await press(fields)).toMatchObject({ location: "/?answer=notOpen" });
    const { body } = await ask("/?state=settled&answer=done");
    for (const text of [number, "Of another shop", "No contract has these details", "Done."]) {
      expect(body).toContain(text);
    }
  });

  it("offers to accept and to refuse a good cause, and nothing that does not fit", async () => {
    await fixture.take(paidOrder({ orderNo: "A-2", vehicle: { vin: "SALEA7BWAS2Z00999" } }));
    await fixture.pass(20);
    await fixture.pass(20);
    const filed = cancellationOf({ contract: "A-2", type: "extraordinary", reason: "Stolen" });
    const { number } = await fixture.call(fileDeclaration, { body: filed });
    await fixture.drain();
    const { body } = await ask("/");
    const entry = body.slice(body.indexOf(`<h2>${number}`));
    for (const text of ["Accept the cause", "Refuse the cause", "Stolen"]) expect(entry).toContain(text);
    expect(entry).not.toContain("The withdrawal period was over");
    expect(body.match(/Accept the cause/g)).toHaveLength(1);
    const fields = { number, revision: "1", intent: "accept" };
    expect(await press(fields)).toMatchObject({ location: "/?answer=done", woken: 1 });
    expect(await press(fields)).toMatchObject({ location: "/?answer=notOpen" });
  });

  it("answers programs too", async () => {
    const { body } = await ask("/?state=settled", { headers: { accept: "application/json" } });
    expect(JSON.parse(body)).toMatchObject({
      state: "settled",
      declarations: expect.arrayContaining([expect.objectContaining({ note: "Of another shop" })]) as unknown,
    });
  });

  it.each<Record<string, string>>([
    {},
    { intent: "assign", number: "W-AAAA-AAAA" },
    { intent: "assign", number: "W-AAAA-AAAA", orderNumber: "A-1" },
    { intent: "accept", number: "W-AAAA-AAAA", revision: "x" },
    { intent: "settle", number: "W-AAAA-AAAA", revision: "0", outcome: "" },
    { intent: "settle", number: "W-AAAA-AAAA", revision: "0", outcome: "because" },
    { intent: "settle", number: "x", revision: "0", outcome: "no-contract" },
    { intent: "delete", number: "W-AAAA-AAAA" },
  ])("refuses %o", async (fields) => {
    expect(await press(fields)).toMatchObject({ status: 400, woken: 0 });
  });

  it("changes nothing for an unknown number", async () => {
    expect(
      await press({ intent: "settle", number: "W-AAAA-AAAA", revision: "0", outcome: "no-contract" }),
    ).toMatchObject({
      location: "/?answer=notOpen",
    });
  });
});
