import { describe, expect, it } from "vitest";
import {
  type DeclarationFiling,
  declarationContractLimit,
  fileDeclaration,
  readDeclaration,
} from "../../../contracts/order-management/declarations.ts";
import { createOrderManagementClient } from "../../../contracts/order-management/som.ts";
import { describeContract } from "../../../test/describe-contract.ts";
import { createSoldFixture } from "../../../test/order-management/sold-fixture.ts";
import { withdrawalOf } from "../../../test/order-management/declarations.ts";

describeContract("declarations", createSoldFixture, (connect, fixture) => {
  const call = () => createOrderManagementClient(connect());
  const file = (body: DeclarationFiling) => call()(fileDeclaration, { body });
  const stored = (key: string) =>
    fixture().rows(`select number, state from order_management.declarations where request_key = '${key}'`);

  it.each([
    ["of a contract", withdrawalOf({ contract: "A-1" })],
    ["of no contract", withdrawalOf({ contract: "no such order" })],
    ["with the address of another person", withdrawalOf({ contract: "A-1", email: "mallory@example.com" })],
  ])("is taken and acknowledged: %s", async (_, filed) => {
    const { requestKey, ...content } = filed;
    const receipt = await file(filed);
    expect(receipt).toEqual({
      ...content,
      number: expect.stringMatching(/^W-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/),
      receivedAt: expect.stringMatching(/^2026-11-15T12:\d\d:\d\d\.\d{3}Z$/),
      isLetterHeld: false,
    });
    expect(await call()(readDeclaration, { body: { requestKey } })).toEqual(receipt);
  });

  it("has a number of its kind", async () => {
    const filed = { ...withdrawalOf({}), kind: "cancellation", type: "ordinary" } as const;
    expect((await file(filed)).number).toMatch(/^K-/);
  });

  it("is filed once, however often its key is sent", async () => {
    const filed = withdrawalOf({ contract: "B-1", email: "once@example.com" });
    const receipts = await Promise.all([file(filed), file(filed), file({ ...filed, contract: "G-1" })]);
    expect(new Set(receipts.map(({ number }) => number)).size).toBe(1);
    expect(await stored(filed.requestKey)).toHaveLength(1);
    const letters = await fixture().rows(
      `select 1 from letters.outbox where event_key like 'declaration:${receipts[0]?.number}%'`,
    );
    expect(letters).toHaveLength(1);
  });

  it("cannot be read by another key", async () => {
    const { requestKey } = withdrawalOf({});
    await expect(call()(readDeclaration, { body: { requestKey } })).rejects.toMatchObject({ status: 404 });
  });

  describe("is refused as a request", () => {
    it.each<[string, Partial<DeclarationFiling>]>([
      ["without a name", { name: "" }],
      ["without a contract", { contract: "" }],
      ["without an address", { email: "" }],
      ["with a contract that is too long", { contract: "x".repeat(declarationContractLimit + 1) }],
      ["with a short key", { requestKey: "short" }],
      ["with a character that cannot be stored", { name: "a\0b" }],
    ])("%s", async (_, change) => {
      await expect(file({ ...withdrawalOf({}), ...change })).rejects.toMatchObject({ status: 400 });
    });
  });
});
