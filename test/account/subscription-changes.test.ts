import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ManagedService } from "../../contracts/order-management/subscriptions.ts";
import { autoRenewalReasons, cancelReasons } from "../../contracts/order-management/statuses.ts";
import { REFUND_REASONS, TURN_OFF_REASONS } from "../../app/features/subscriptions/change/change-reasons.ts";
import type { Page } from "../identity/browser.ts";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { follow, owner } from "../shop/sign-in.ts";
import {
  accountIdOf,
  browseAs,
  change,
  html,
  pathOf,
  subscriptionList,
  subscriptionOf,
  cardsOf,
  textsOf,
} from "./subscription-pages.ts";

type Answer = (request: Request, forward: () => Promise<Response>) => Promise<Response>;
/** How order management answers to the calls whose address ends so. */
let answers: Record<string, Answer> = {};
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({
    onOrderManagement: async (request, forward) => {
      const name = new URL(request.url).pathname.replace(/^.*\/SOM-/, "");
      return answers[name]?.(request, () => forward(request)) ?? forward(request);
    },
  });
}, 180_000);
afterAll(() => shop.stop());
beforeEach(() => void (answers = {}));

const find = (serviceId: string, person: { email: string } = owner, status?: string) =>
  subscriptionOf(shop, person, { serviceId, ...(status && { status }) });

/** Changes one subscription in the list that order management sends. */
function listAs(assetId: string, changed: Partial<ManagedService>): void {
  answers.SubscriptionList = async (_, forward) => {
    const list = (await (await forward()).json()) as { records: ManagedService[] };
    const records = list.records.map((one) => (one.Id === assetId ? { ...one, ...changed } : one));
    return Response.json({ ...list, records });
  };
}

/** What browsers without scripts read above the page. */
const messageOf = ({ body }: Page) => /<noscript><div role="status"[^>]*><p[^>]*>([^<]+)</.exec(body)?.[1];
const flagsOf = ({ headers }: Page) => headers.getSetCookie().filter((line) => /requestRefund/i.test(line));

describe("what order management gets", () => {
  /** Refuses every change, so that each of them is sent. */
  async function sent(target: ManagedService, fields: Record<string, string>): Promise<unknown> {
    let body: unknown;
    answers.UpdateOmsRecord = async (request) => {
      body = await request.json();
      return Response.json([{ errorCode: "SUBSCRIPTION_IN_PROGRESS", message: "later" }], { status: 409 });
    };
    expect((await change(await browseAs(shop, owner), target, fields)).status).toBe(409);
    return body;
  }
  const ofRecord = ({ Id }: ManagedService) => ({
    refSubscription: "Asset",
    accountId: accountIdOf(owner),
    localeId: "en-GB",
    recordId: Id,
  });

  it("is each of the four reasons for turning off, and own words with Other", async () => {
    const target = await find("SECURE");
    const reasons = Object.keys(TURN_OFF_REASONS);
    expect(reasons).toHaveLength(autoRenewalReasons.length);
    for (const [index, reason] of reasons.entries()) {
      expect(await sent(target, { intent: "turnOff", reason, text: "Not now." })).toEqual({
        ...ofRecord(target),
        fields: {
          SNP_OMS_AutoRenewal__c: false,
          SNP_OMS_AutoRenewalCancellationReason__c: autoRenewalReasons[index],
          ...(reason === "other" && { SNP_OMS_AutoRenewalAdditionalInfo__c: "Not now." }),
        },
      });
    }
  });

  it("is each of the eight reasons for a refund, and own words with Other", async () => {
    const target = await find("SECURE");
    const reasons = Object.keys(REFUND_REASONS);
    expect(reasons).toHaveLength(cancelReasons.length);
    for (const [index, reason] of reasons.entries()) {
      expect(await sent(target, { intent: "requestRefund", reason, text: "Sold." })).toEqual({
        ...ofRecord(target),
        cancelAutoRenewalItems: [
          { cancellationReason: cancelReasons[index], ...(reason === "other" && { additionalInfo: "Sold." }) },
        ],
      });
    }
  });

  it("is that auto-renewal is on, and no longer cancelled", async () => {
    const target = await find("REMOTE");
    expect(await sent(target, { intent: "turnOn" })).toEqual({
      ...ofRecord(target),
      fields: {
        SNP_OMS_AutoRenewal__c: true,
        SNP_OMS_AutoRenewalCancelled__c: false,
        SNP_OMS_AutoRenewalConsentText__c: expect.stringMatching(
          /^Turn on auto-renewal\nYour plan renews on .*\n.*automatically renew this plan.*\nCharged on: .*\nNext payment: £\d+ \/ year\n(?:.*\n)*Auto-renewal: .*62, 35 and 7 days/,
        ) as string,
        SNP_OMS_AutoRenewalConsentVersion__c: expect.stringMatching(/^[\da-f]{12}$/) as string,
      },
    });
  });

  it("is nothing while the customer has not read the present terms of the renewal", async () => {
    const target = await find("REMOTE");
    const browser = await browseAs(shop, owner);
    for (const terms of ["", "0123456789ab"]) {
      const refused = await change(browser, target, { intent: "turnOn", terms });
      expect([refused.status, textsOf(refused).includes("have changed since you opened this page")]).toEqual([
        409,
        true,
      ]);
    }
    expect((await find("REMOTE")).isAutoRenewalActivated).toBe(false);
  });

  it("is what the page has shown", async () => {
    const target = await find("REMOTE");
    const shown = textsOf(await (await browseAs(shop, owner)).get(pathOf(target, "turn-on")));
    const { fields } = (await sent(target, { intent: "turnOn" })) as { fields: Record<string, string> };
    const [, ...lines] = (fields.SNP_OMS_AutoRenewalConsentText__c ?? "").replaceAll("\u00a0", " ").split("\n");
    const facts = lines.slice(0, -1).flatMap((line) => line.split(": "));
    expect(facts.filter((part) => !shown.includes(`|${part}|`))).toEqual([]);
  });
});

describe("the message after a change", () => {
  it.each([
    ["LIVE", "turnOff", "You have turned off auto-renewal for Live Traffic &amp; Information."],
    ["LIVE", "turnOff", "Auto-renewal is already turned off for Live Traffic &amp; Information."],
    ["LIVE", "turnOn", "You have turned on auto-renewal for Live Traffic &amp; Information."],
    ["LIVE", "turnOn", "Auto-renewal is already turned on for Live Traffic &amp; Information."],
  ])("of %s by %s is read once: %s", async (serviceId, intent, message) => {
    const browser = await browseAs(shop, owner);
    const answer = await change(browser, await find(serviceId), { intent });
    expect(flagsOf(answer)).toEqual([]);
    expect(messageOf(await follow(browser, answer))).toBe(message);
    expect(messageOf(await browser.get(subscriptionList, html))).toBeUndefined();
  });

  it("of a refund comes with a flag of five seconds, which hides the card while order management is behind", async () => {
    const browser = await browseAs(shop, owner);
    const target = await find("SECURE");
    const answer = await change(browser, target, { intent: "requestRefund", reason: "mistake" });
    expect(flagsOf(answer)).toEqual([expect.stringMatching(/Max-Age=5\b/i)]);
    listAs(target.Id, { serviceStatus: "Installed", isCancelled: false });
    const list = await follow(browser, answer);
    expect(messageOf(list)).toBe("You have cancelled your subscription and we are processing your refund.");
    expect(cardsOf(list)).not.toContain("Secure Tracker");
    expect((await browser.get(pathOf(target), html)).body).toMatch(/disabled=""><span>Request refund</);

    const again = await change(browser, target, { intent: "requestRefund" });
    expect(flagsOf(again)).toEqual([]);
    expect(messageOf(await follow(browser, again))).toBe(
      "We have already received your refund request for Secure Tracker.",
    );
    await shop.passTime(6);
    expect(cardsOf(await browser.get(subscriptionList, html))).toContain("Secure Tracker");
  });

  it("is none when order management does not answer, and no flag is stored", async () => {
    const browser = await browseAs(shop, owner);
    answers.UpdateOmsRecord = async () => new Response("", { status: 500 });
    const answer = await change(browser, await find("CONNAV-PRO"), { intent: "requestRefund" });
    expect([answer.status, flagsOf(answer), messageOf(answer)]).toEqual([503, [], undefined]);
    expect(textsOf(await browser.get(subscriptionList, html))).toContain("Connected Navigation Pro");
  });
});

describe("the last resorts", () => {
  it("are logged: a status that the shop does not know", async () => {
    const target = await find("BUNDLE");
    listAs(target.Id, { serviceStatus: "Beamed Up" });
    const list = textsOf(await (await browseAs(shop, owner)).get(subscriptionList, html));
    expect(list).toContain(`|State not mapped yet|${target.name}|`);
    expect(shop.lines()).toContain("Unknown status of a subscription: Beamed Up");
  });

  it("are logged: an expired subscription without a date", async () => {
    const target = await find("CONNAV", owner, "Expired");
    listAs(target.Id, { expirationDate: null });
    const list = textsOf(await (await browseAs(shop, owner)).get(`${subscriptionList}?tab=expired`, html));
    expect(list).toContain("|Expired on XX-XX-XXXX|");
    expect(shop.lines()).toContain(`An expired subscription has no end date: ${target.Id}`);
  });
});
