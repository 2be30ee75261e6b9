import { describe, expect, it } from "vitest";
import {
  consumeLetterLink,
  issueCalendar,
  readCalendar,
  readLetterLink,
} from "../../../contracts/order-management/letter-links.ts";
import { createOrderManagementClient } from "../../../contracts/order-management/som.ts";
import { updateOmsRecord } from "../../../contracts/order-management/update-record.ts";
import { describeContract } from "../../../test/describe-contract.ts";
import { createRemindedFixture } from "../../../test/order-management/reminded-fixture.ts";

const accountId = "account-ada";
const siteId = "VCS";

describeContract("links of letters", createRemindedFixture, (connect, fixture) => {
  const call = () => createOrderManagementClient(connect());
  const read = (token: string, site = siteId) => call()(readLetterLink, { body: { token, siteId: site } });
  const use = (token: string, site = siteId) => call()(consumeLetterLink, { body: { token, siteId: site } });
  const changed = (letter: { kind: string }) => letter.kind === "auto-renewal-changed";

  describe("to stop auto-renewal", () => {
    it("say what is charged and until when it can be stopped, and change nothing when they are read", async () => {
      const token = await fixture().stopToken();
      const before = await fixture().fingerprint();
      for (let times = 0; times < 3; times += 1) {
        expect(await read(token)).toEqual({
          state: "usable",
          subject: {
            action: "stop-auto-renewal",
            service: "Connected Navigation",
            productId: "CONNAV",
            variantId: "CONNAV-12M",
            vin: "SALEA7BWAS2Z00201",
            vehicle: "Defender 110",
            localeId: "en-GB",
            endsOn: "2027-11-15",
            renewal: {
              on: "2027-11-15",
              total: 89,
              tax: 14.83,
              currency: "GBP",
              term: { count: 1, unit: "year" },
              lastDayToStop: "2027-11-14",
              paymentLast4: "4242",
            },
          },
        });
      }
      expect(await fixture().fingerprint()).toEqual(before);
    });

    it("are unknown at the other make's shop, and when they are forged", async () => {
      const token = await fixture().stopToken();
      const before = await fixture().fingerprint();
      const [claims = "", signature = ""] = token.split(".");
      const other = Buffer.from(Buffer.from(claims, "base64url").toString().replace("2027-11-15", "2028-11-15"));
      const forged = [
        `${other.toString("base64url")}.${signature}`,
        `${claims}.${signature.slice(0, -2)}AA`,
        `${claims}.`.padEnd(30, "A"),
        `${token}.x`,
        `${token}=`.replace("=", "A"),
        "x".repeat(40),
      ];
      for (const bad of forged) {
        expect(await read(bad)).toEqual({ state: "unknown" });
        expect(await use(bad)).toEqual({ state: "unknown" });
      }
      expect(await use(token, "VCSJ")).toEqual({ state: "unknown" });
      expect(await fixture().fingerprint()).toEqual(before);
    });

    it("work once, also when they are used twice at the same time", async () => {
      const token = await fixture().stopToken();
      const states = (await Promise.all([use(token), use(token), use(token)])).map(({ state }) => state);
      expect(states.toSorted()).toEqual(["usable", "used", "used"]);
      expect(await fixture().subscriptionOf(accountId)).toMatchObject({ isAutoRenewalActivated: false });
      expect(await read(token)).toMatchObject({
        state: "used",
        subject: { renewal: null },
        usedAt: "2027-11-08T12:00:00.000Z",
      });
      expect((await fixture().letters()).filter(changed)).toHaveLength(1);
      expect(
        await fixture().rows(`select actor, operation from order_management.audit where operation like 'auto%'`),
      ).toEqual([{ actor: "letter of A-1", operation: "auto-renewal off" }]);
    });

    it("stay used when auto-renewal is turned on again", async () => {
      const token = await fixture().stopToken();
      const { Id: recordId } = await fixture().subscriptionOf(accountId);
      const fields = { SNP_OMS_AutoRenewal__c: true as const };
      await call()(updateOmsRecord, { body: { refSubscription: "Asset", accountId, recordId, fields } });
      expect((await use(token)).state).toBe("used");
      expect(await fixture().subscriptionOf(accountId)).toMatchObject({ isAutoRenewalActivated: true });
      expect((await fixture().letters()).filter(changed)).toHaveLength(2);
    });
  });

  describe("to renew", () => {
    it("are usable until the shop says that they were used", async () => {
      const token = await fixture().renewToken();
      expect(await read(token)).toMatchObject({
        state: "usable",
        subject: { action: "renew", renewal: null, letterPrice: { total: 89, tax: 14.83, currency: "GBP" } },
      });
      expect((await use(token)).state).toBe("usable");
      expect((await use(token)).state).toBe("used");
      expect((await read(token)).state).toBe("used");
    });
  });

  describe("to a calendar", () => {
    it("list the end dates of their owner, an account or a guest", async () => {
      const token = await fixture().calendarToken("ada@example.com");
      expect(await call()(readCalendar, { body: { token, siteId } })).toEqual({
        localeId: "en-GB",
        entries: [
          {
            id: (await fixture().subscriptionOf(accountId)).Id,
            service: "Connected Navigation",
            vehicle: "Defender 110",
            vin: "SALEA7BWAS2Z00201",
            endsOn: "2027-11-15",
            isAutoRenewed: true,
            renewal: { total: 89, tax: 14.83, currency: "GBP" },
          },
        ],
      });
      const ofGuest = await fixture().calendarToken("guest@example.com");
      const { entries } = await call()(readCalendar, { body: { token: ofGuest, siteId } });
      expect(entries).toMatchObject([{ vin: "SALEA7BWAS2Z00999", isAutoRenewed: false, renewal: null }]);
    });

    it("are the same until a new one is wished, which makes the former unknown", async () => {
      const former = await fixture().calendarToken("ada@example.com");
      const issue = (isRenewed?: boolean) =>
        call()(issueCalendar, { body: { accountId, siteId, ...(isRenewed !== undefined && { isRenewed }) } });
      expect(await issue()).toEqual({ token: former });
      const { token } = await issue(true);
      expect(token).not.toBe(former);
      expect(await issue()).toEqual({ token });
      await expect(call()(readCalendar, { body: { token: former, siteId } })).rejects.toMatchObject({ status: 404 });
      expect((await call()(readCalendar, { body: { token, siteId } })).entries).toHaveLength(1);
    });

    it("are unknown at the other make's shop, and empty for an account without subscriptions", async () => {
      const token = await fixture().calendarToken("guest@example.com");
      await expect(call()(readCalendar, { body: { token, siteId: "VCSJ" } })).rejects.toMatchObject({ status: 404 });
      const other = await call()(issueCalendar, { body: { accountId: "account-new", siteId } });
      expect(await call()(readCalendar, { body: { token: other.token, siteId } })).toMatchObject({ entries: [] });
    });
  });

  describe("that are old", () => {
    it("are expired when the renewal is charged, and a month after the end", async () => {
      const stop = await fixture().stopToken();
      await fixture().walkTo("2027-11-15T00:00:00.000Z");
      expect(await use(stop)).toEqual({ state: "expired" });
      const renew = await fixture().renewToken();
      await fixture().walkTo("2027-12-15T23:59:59.000Z");
      expect((await read(renew)).state).not.toBe("expired");
      await fixture().walkTo("2027-12-16T00:00:00.000Z");
      expect(await read(renew)).toEqual({ state: "expired" });
    });
  });
});
