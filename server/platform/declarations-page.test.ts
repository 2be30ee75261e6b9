import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileDeclaration } from "../../contracts/order-management/declarations.ts";
import { withdrawalOf } from "../../test/order-management/declarations.ts";
import { createOrderFixture, type OrderFixture } from "../../test/order-management/order-fixture.ts";
import { paidOrder } from "../../test/order-management/paid-order.ts";
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

  it("assigns one to an order, and lists it as matched afterwards", async () => {
    const number = await file("something else");
    expect(await press({ intent: "assign", number, orderNumber: "none" })).toMatchObject({
      location: "/?answer=noOrder",
    });
    expect(await press({ intent: "assign", number, orderNumber: "A-1" })).toMatchObject({
      status: 303,
      location: "/?answer=done",
      woken: 1,
    });
    await fixture.drain();
    expect((await ask("/?state=matched")).body).toContain(number);
    expect((await ask("/")).body).not.toContain(number);
    expect(await press({ intent: "assign", number, orderNumber: "A-1" })).toMatchObject({
      location: "/?answer=notOpen",
    });
  });

  it("settles one with a note", async () => {
    const number = await file("a third one");
    expect(await press({ intent: "settle", number, note: "Of another shop" })).toMatchObject({
      location: "/?answer=done",
    });
    const { body } = await ask("/?state=settled&answer=done");
    for (const text of [number, "Of another shop", "Done."]) expect(body).toContain(text);
  });

  it("answers programs too", async () => {
    const { body } = await ask("/?state=settled", { headers: { accept: "application/json" } });
    expect(JSON.parse(body)).toMatchObject({ state: "settled", declarations: [{ note: "Of another shop" }] });
  });

  it.each<Record<string, string>>([
    {},
    { intent: "assign", number: "W-AAAA-AAAA" },
    { intent: "settle", number: "W-AAAA-AAAA", note: " " },
    { intent: "settle", number: "x", note: "y" },
    { intent: "delete", number: "W-AAAA-AAAA" },
  ])("refuses %o", async (fields) => {
    expect(await press(fields)).toMatchObject({ status: 400, woken: 0 });
  });

  it("changes nothing for an unknown number", async () => {
    expect(await press({ intent: "settle", number: "W-AAAA-AAAA", note: "x" })).toMatchObject({
      location: "/?answer=notOpen",
    });
  });
});
