import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { IntlProvider } from "./intl-provider.tsx";
import type { Messages } from "./compact-message.ts";
import type { MessageId } from "./message-id.ts";
import { Message, useMessage } from "./message.tsx";

function html(children: ReactNode, compact: Messages = {}, locale = "de-DE"): string {
  return renderToString(
    <IntlProvider locale={locale} messages={compact}>
      {children}
    </IntlProvider>,
  );
}

function Text({ id, fallback }: { id: MessageId; fallback?: string }) {
  const t = useMessage();
  return t(id, { count: 3 }, fallback);
}

const messages: Messages = {
  "header.bag": ["Warenkorb, ", { type: 1, value: "count" }, " ", { type: 8, value: "b", children: ["Artikel"] }],
};

describe("texts", () => {
  it("are formatted with values and elements", () => {
    const values = { count: 3, b: (chunks: ReactNode) => <b key="b">{chunks}</b> };
    expect(html(<Message id="header.bag" values={values} />, messages)).toBe("Warenkorb, 3 <b>Artikel</b>");
  });

  it.each([
    ["it-IT", "8 dicembre 2026", "Scade l’8 dicembre 2026"],
    ["it-IT", "11 dicembre 2026", "Scade l’11 dicembre 2026"],
    ["it-IT", "12 dicembre 2026", "Scade il 12 dicembre 2026"],
    ["de-DE", "8 dicembre 2026", "Scade il 8 dicembre 2026"],
  ])("in %s join an article with the date %s", (locale, date, expected) => {
    const texts: Messages = { "account.expiresOn": ["Scade il ", { type: 1, value: "date" }] };
    expect(html(<Message id="account.expiresOn" values={{ date }} />, texts, locale)).toBe(expected);
  });

  it("are shown unchanged when they are plain", () => {
    expect(html(<Text id="shell.skip" />, { "shell.skip": "Zum Inhalt" })).toBe("Zum Inhalt");
  });

  it.for([
    ["shell.skip", "Skip to content", "Skip to content"],
    ["error.retry", undefined, "Retry"],
    ["header.bag", undefined, "header.bag"],
  ] as const)("of a missing chunk fall back from %s to $2", ([id, fallback, expected]) => {
    expect(html(<Text id={id} fallback={fallback} />)).toBe(expected);
  });

  it("throw when a value is missing", () => {
    expect(() => html(<Message id="header.bag" values={{}} />, messages)).toThrow(/count/);
  });
});

describe("loadMessages", () => {
  let fresh: typeof import("./load-messages.ts");
  beforeEach(async () => {
    vi.resetModules();
    fresh = await import("./load-messages.ts");
  });

  it("loads messages once and caches them", async () => {
    let calls = 0;
    const load = async () => {
      calls += 1;
      return { default: { "shell.skip": "x" } };
    };
    const first = await fresh.loadMessages("it-IT", load);
    expect(first).toEqual({ "shell.skip": "x" });
    expect(await fresh.loadMessages("it-IT", load)).toBe(first);
    expect(fresh.loadedMessages("it-IT")).toBe(first);
    expect(calls).toBe(1);
  });

  it("returns no messages after a failure, and tries again the next time", async () => {
    const fail = () => Promise.reject(new Error("Loading chunk 7 failed"));
    expect(await fresh.loadMessages("pt-PT", fail)).toEqual({});
    expect(fresh.loadedMessages("pt-PT")).toEqual({});
    expect(Object.keys(await fresh.loadMessages("pt-PT")).length).toBeGreaterThan(2);
  });

  it("loads the messages of the pseudo-locale, and has no file of texts while developing", async () => {
    const [skip] = (await fresh.loadMessages("en-XB"))["shell.skip"]!;
    expect(skip).toBe("[!! ");
    expect(fresh.textFiles("en-GB", true)).toEqual([]);
  });
});
