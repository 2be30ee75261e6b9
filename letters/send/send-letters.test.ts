import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type MailServer, openMailServer } from "../../test/letters/mail-server.ts";
import { openLettersFixture } from "../../test/letters/letters-fixture.ts";
import { courtesyReminder, sampleContent, sampleLetter } from "../../test/letters/sample-letters.ts";
import { textVersion } from "./text-version.ts";
import { eraseLettersOf, listLettersOf } from "../outbox/letters-of-recipient.ts";
import { outbox } from "../outbox/outbox-table.ts";
import { unsubscribe } from "../unsubscribe/unsubscribed.ts";
import { listBounces } from "./bounces.ts";
import { retryLetter } from "./retry-letter.ts";
import { retryMinutes } from "./retry-schedule.ts";
import { createSmtpDelivery } from "./send-over-smtp.ts";

let server: MailServer;
let shop: Awaited<ReturnType<typeof openLettersFixture>>;
beforeAll(async () => {
  server = await openMailServer();
  shop = await openLettersFixture({ deliver: createSmtpDelivery(server.url) });
}, 60_000);
afterAll(async () => {
  await shop.close();
  await server.close();
});
afterEach(() => {
  server.set({ kind: "accept" });
  server.received.length = 0;
});

const mailsTo = (address: string) => server.received.filter(({ to }) => to.includes(address));
const headerOf = (source: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, "mi").exec(source)?.[1]?.replaceAll(/\r\n[ \t]/g, " ");

const send = async (more: Parameters<typeof sampleLetter>[0] = {}) => {
  const letter = sampleLetter(more);
  await shop.queue(letter);
  await shop.run();
  return { ...letter, stored: await shop.find(letter.eventKey) };
};

describe("a letter", () => {
  it("is sent once, however often it is queued and its job runs", async () => {
    const letter = sampleLetter();
    await shop.queue(letter);
    await shop.queue(letter);
    await shop.run();
    const { id } = await shop.find(letter.eventKey);
    await shop.handlers["letters.send"]?.({ letterId: id }, 1);
    expect(mailsTo(letter.recipient)).toHaveLength(1);
    expect(await shop.find(letter.eventKey)).toMatchObject({
      state: "sent",
      sentAt: shop.now(),
      textVersion: textVersion("en-GB"),
      tries: 1,
    });
  });

  it("is not sent when the transaction of its cause fails", async () => {
    const letter = sampleLetter();
    const work = shop.database.transaction(async (tx) => {
      await tx.insert(outbox).values({ ...letter, kind: letter.content.kind, createdAt: shop.now() });
      throw new Error("The cause failed.");
    });
    await expect(work).rejects.toThrow("The cause failed.");
    await shop.run();
    expect(mailsTo(letter.recipient)).toEqual([]);
  });

  it("has the headers of automatic mail, and comes from its make", async () => {
    const { recipient } = await send({ siteId: "VCSJ", localeId: "de-DE" });
    const [mail] = mailsTo(recipient);
    expect(mail?.from).toBe("services@jaguar.example");
    const source = mail?.source ?? "";
    expect(headerOf(source, "From")).toBe("Jaguar Connected Services <services@jaguar.example>");
    expect(headerOf(source, "To")).toBe(recipient);
    expect(headerOf(source, "Auto-Submitted")).toBe("auto-generated");
    expect(headerOf(source, "Date")).toBe("Mon, 01 Mar 2027 10:00:00 +0000");
    expect(headerOf(source, "Message-ID")).toMatch(/^<[0-9a-f]{40}@jaguar\.example>$/);
    expect(headerOf(source, "Content-Type")).toContain("multipart/alternative");
    expect(source).not.toMatch(/^List-Unsubscribe/m);
  });

  it("forgets the link into an account once it is sent", async () => {
    const { stored, recipient } = await send({ content: sampleContent("password-reset") });
    expect(mailsTo(recipient)[0]?.source).toContain("choose-password");
    expect(stored.content).toEqual({ kind: "password-reset", link: "" });
  });

  it("can be listed and erased for its reader", async () => {
    const { recipient } = await send({ recipient: "Erased@Example.com" });
    expect(await listLettersOf(shop.database.queries, "erased@example.com")).toMatchObject([{ state: "sent" }]);
    expect(await shop.database.transaction((tx) => eraseLettersOf(tx, recipient))).toBe(1);
    expect(await listLettersOf(shop.database.queries, recipient)).toEqual([]);
  });
});

describe("a reminder without a renewal", () => {
  it("can be unsubscribed from with one click, and then is not sent", async () => {
    const first = await send({ content: courtesyReminder });
    const source = mailsTo(first.recipient)[0]?.source ?? "";
    expect(headerOf(source, "List-Unsubscribe")).toBe(
      `<https://shop.example/letters/unsubscribe?t=${first.stored.id}.signature>`,
    );
    expect(headerOf(source, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
    await unsubscribe(shop.database.queries, first, shop.now());
    const { recipient } = first;
    const second = await send({ content: courtesyReminder, recipient: recipient.toUpperCase() });
    expect(second.stored.state).toBe("suppressed");
    expect((await send({ content: sampleContent("reminder"), recipient })).stored.state).toBe("sent");
    expect((await send({ content: courtesyReminder, recipient, siteId: "VCSJ" })).stored.state).toBe("sent");
  });
});

describe("a mail server that does not take a letter now", () => {
  it.each([
    ["says so about the recipient", { kind: "refuse-recipient", code: 450, text: "Busy" }],
    ["says so about the message", { kind: "refuse-message", code: 451, text: "Try later" }],
    ["refuses the sender, which an operator has to mend", { kind: "refuse-sender", code: 550, text: "Not you" }],
  ] as const)("%s: the letter waits for its next try", async (_, mood) => {
    server.set(mood);
    const { eventKey, stored, recipient } = await send();
    expect(stored).toMatchObject({ state: "waiting", tries: 1, claimedUntil: null });
    expect(stored.lastProblem).toContain(mood.text);
    server.set({ kind: "accept" });
    await shop.run();
    expect(mailsTo(recipient)).toEqual([]);
    shop.pass(retryMinutes[0] ?? 0);
    await shop.run();
    expect(mailsTo(recipient)).toHaveLength(1);
    expect(await shop.find(eventKey)).toMatchObject({ state: "sent", tries: 2, lastProblem: null });
  });

  it("is tried for about three days, and then given up until an operator asks for it", async () => {
    server.set({ kind: "refuse-message", code: 451, text: "Try later" });
    const { eventKey, recipient } = await send();
    for (const minutes of retryMinutes) {
      expect((await shop.find(eventKey)).state).toBe("waiting");
      shop.pass(minutes);
      await shop.run();
    }
    const given = await shop.find(eventKey);
    expect(given).toMatchObject({ state: "refused", tries: retryMinutes.length + 1 });
    expect((await listBounces(shop.database.queries)).map(({ address }) => address)).not.toContain(recipient);
    server.set({ kind: "accept" });
    await retryLetter(shop.database, given.id, shop.now());
    await retryLetter(shop.database, given.id, shop.now());
    await shop.run();
    expect(mailsTo(recipient)).toHaveLength(1);
    expect((await shop.find(eventKey)).state).toBe("sent");
  });

  it("drops the connection after it took the letter: the second one has the same Message-ID", async () => {
    server.set({ kind: "drop" });
    const { stored, recipient } = await send();
    expect(stored.state).toBe("waiting");
    server.set({ kind: "accept" });
    shop.pass(1);
    await shop.run();
    const ids = mailsTo(recipient).map(({ source }) => headerOf(source, "Message-ID"));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

describe("an address that does not exist", () => {
  it("is marked, gets no more letters, and is tried again when its owner uses it", async () => {
    server.set({ kind: "refuse-recipient", code: 550, text: "5.1.1 No such user" });
    const { stored, recipient } = await send({ content: sampleContent("reminder") });
    expect(stored).toMatchObject({ state: "refused", tries: 1 });
    const bounces = await listBounces(shop.database.queries);
    expect(bounces.find(({ address }) => address === recipient)?.reason).toContain("No such user");
    server.set({ kind: "accept" });
    const next = await send({ content: sampleContent("reminder"), recipient });
    expect([next.stored.state, mailsTo(recipient).length]).toEqual(["suppressed", 0]);
    expect((await send({ content: sampleContent("case-received"), recipient })).stored.state).toBe("sent");
    await retryLetter(shop.database, next.stored.id, shop.now());
    await shop.run();
    expect((await shop.find(next.eventKey)).state).toBe("sent");
  });

  it("is not what a rule of the server is about", async () => {
    server.set({ kind: "refuse-recipient", code: 550, text: "5.7.1 Relaying denied" });
    const { stored, recipient } = await send();
    expect(stored.state).toBe("refused");
    expect((await listBounces(shop.database.queries)).map(({ address }) => address)).not.toContain(recipient);
  });

  it.each(["a@example.com, b@example.com", "a@example.com\r\nBcc: b@example.com", "nobody", "<a@b.example>"])(
    "is refused before anything is sent: %j",
    async (recipient) => {
      expect((await send({ recipient })).stored.state).toBe("refused");
      expect(server.received).toEqual([]);
    },
  );
});

describe("two processes", () => {
  it("do not send a letter at the same time", async () => {
    const letter = sampleLetter();
    await shop.queue(letter);
    const { id } = await shop.find(letter.eventKey);
    const job = shop.handlers["letters.send"];
    await Promise.all([1, 2, 3, 4].map(async () => job?.({ letterId: id }, 1)));
    await shop.run();
    expect(mailsTo(letter.recipient)).toHaveLength(1);
  });

  it("take over from each other: a letter whose sender was killed is sent when its claim ends", async () => {
    const letter = sampleLetter();
    await shop.queue(letter);
    const claim = (until: string) =>
      shop.database.queries
        .update(outbox)
        .set({ claimedUntil: sql.raw(`now() + interval '${until}'`) })
        .where(eq(outbox.eventKey, letter.eventKey));
    await claim("1 minute");
    await shop.run();
    expect(mailsTo(letter.recipient)).toEqual([]);
    await claim("-1 second");
    shop.pass(3);
    await shop.run();
    expect(mailsTo(letter.recipient)).toHaveLength(1);
  });
});

it("no job has failed", () => {
  expect(shop.errors).toEqual([]);
});
