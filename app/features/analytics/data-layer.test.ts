import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newStorage } from "../../../test/browser-storage.ts";
import { listen, loadTagManager, pushPurchase, pushShownItem } from "./data-layer.ts";

type Dataset = Record<string, string>;
/** An element of the page by the selectors that find it, from itself up. */
type Ancestry = Record<string, { dataset?: Dataset; href?: string }>;

class PageElement {
  readonly ancestry: Ancestry;
  constructor(ancestry: Ancestry) {
    this.ancestry = ancestry;
  }
  closest(selector: string) {
    const found = this.ancestry[selector];
    return found ? { dataset: found.dataset ?? {}, getAttribute: () => found.href ?? null } : null;
  }
}
class PageForm extends PageElement {
  readonly dataset: Dataset;
  readonly fields: [string, FormDataEntryValue][];
  constructor(dataset: Dataset, fields: [string, FormDataEntryValue][]) {
    super({});
    this.dataset = dataset;
    this.fields = fields;
  }
}

type Listener = (event: object) => void;
let listeners: Record<string, Listener>;
let marked: Record<string, Dataset>;
let scripts: { src: string; async?: boolean }[];
let page: { dataLayer?: object[] };

beforeEach(() => {
  [listeners, marked, scripts, page] = [{}, {}, [], {}];
  vi.stubGlobal("window", page);
  vi.stubGlobal("Element", PageElement);
  vi.stubGlobal("HTMLFormElement", PageForm);
  vi.stubGlobal(
    "FormData",
    class {
      readonly form: PageForm;
      constructor(form: PageForm) {
        this.form = form;
      }
      [Symbol.iterator]() {
        return this.form.fields[Symbol.iterator]();
      }
    },
  );
  vi.stubGlobal("document", {
    querySelector: (selector: string) => {
      if (selector.startsWith("script")) return scripts[0] ?? null;
      const dataset = marked[selector];
      return dataset ? { dataset } : null;
    },
    addEventListener: (name: string, listener: Listener) => void (listeners[name] = listener),
    createElement: () => ({ src: "" }),
    head: { append: (script: { src: string }) => void scripts.push(script) },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const pushed = () => page.dataLayer ?? [];
const item = (item_id: string) => ({ item_id, quantity: 1 });
const vin = "SALEA7BWAS2Z00201";

describe("a viewed service", () => {
  it.each([
    ["a service id", "CONNAV", [{ event: "view_item", items: [item("CONNAV")] }]],
    ["a VIN", vin, []],
    ["an id of a person", "0d4f6f0e-9d2b-4e1c-8a63-4b7d3d6a1f00", []],
    ["an e-mail address", "ada@example.com", []],
    ["an empty text", "", []],
  ])("is measured by a catalogue id only: %s (%j) pushes %j", (_, measuredItem, events) => {
    marked["[data-measured-item]"] = { measuredItem };
    pushShownItem();
    expect(pushed()).toEqual(events);
  });

  it("is not measured on a page without a mark", () => {
    pushShownItem();
    expect(page.dataLayer).toBeUndefined();
  });
});

describe("a purchase", () => {
  const purchase = { id: "0123456789abcdef", value: 99, tax: 15.81, currency: "EUR", planIds: ["NAV-12M"] };
  const show = (markup: object) =>
    void (marked["[data-measured-purchase]"] = { measuredPurchase: JSON.stringify(markup) });

  it("is measured once, however often its page is opened", () => {
    show(purchase);
    const storage = newStorage();
    pushPurchase(storage);
    pushPurchase(storage);
    expect(pushed()).toEqual([
      {
        event: "purchase",
        transaction_id: "0123456789abcdef",
        value: 99,
        tax: 15.81,
        currency: "EUR",
        items: [item("NAV-12M")],
      },
    ]);
  });

  it("is measured also after another purchase", () => {
    const storage = newStorage();
    for (const id of ["0123456789abcdef", "fedcba9876543210"]) {
      show({ ...purchase, id });
      pushPurchase(storage);
    }
    expect(pushed()).toHaveLength(2);
  });

  it.each([
    ["an order number in place of its id", { ...purchase, id: "VCS-00001234" }],
    ["a negative sum", { ...purchase, value: -1 }],
    ["a sum as a text", { ...purchase, value: "99" }],
    ["a sum above the limit", { ...purchase, value: 1e9 }],
    ["a tax that is missing", { ...purchase, tax: undefined }],
    ["a currency that is not the shop's", { ...purchase, currency: "JPY" }],
  ])("is not measured with %s", (_, markup) => {
    show(markup);
    const storage = newStorage();
    pushPurchase(storage);
    expect([pushed(), storage.length]).toEqual([[], 0]);
  });

  it("is not measured on a page without one", () => {
    pushPurchase(newStorage());
    expect(pushed()).toEqual([]);
  });
});

describe("a click", () => {
  const click = (target: unknown) => {
    listen("GBP", new AbortController().signal);
    listeners.click?.({ target });
  };
  const question = "details[id^=question-] > summary";

  it.each<[string, Ancestry, object[]]>([
    ["a question", { [question]: {} }, [{ event: "click_faq" }]],
    ["the manual", { "[data-measured-click]": { dataset: { measuredClick: "manual" } } }, [{ event: "click_manual" }]],
    ["a link to the terms", { a: { href: "/de-DE/terms-conditions" } }, [{ event: "click_terms" }]],
    ["a link to the questions", { a: { href: "/faqs?from=home" } }, [{ event: "click_faq" }]],
    ["any other link", { a: { href: `/services?vin=${vin}` } }, []],
    ["a mark that is not in the list", { "[data-measured-click]": { dataset: { measuredClick: vin } } }, []],
    ["a button", {}, []],
  ])("on %s pushes $2", (_, ancestry, events) => {
    click(new PageElement(ancestry));
    expect(pushed()).toEqual(events);
  });

  it("outside every element is not measured", () => {
    click({});
    expect(pushed()).toEqual([]);
  });
});

describe("a form", () => {
  const submit = (target: unknown) => {
    listen("EUR", new AbortController().signal);
    listeners.submit?.({ target, submitter: null });
  };
  const adding = { measuredForm: "add_to_cart" };

  it("that adds plans is measured with its plans and no other field", () => {
    submit(
      new PageForm(adding, [
        ["planId", "NAV-12M"],
        ["plan-LIVE", "LIVE-12M"],
        ["email", "ada@example.com"],
        ["planId", vin],
      ]),
    );
    expect(pushed()).toEqual([{ event: "add_to_cart", currency: "EUR", items: [item("NAV-12M"), item("LIVE-12M")] }]);
  });

  it.each<[string, unknown]>([
    ["without a mark", new PageForm({}, [["planId", "NAV-12M"]])],
    ["with another mark", new PageForm({ measuredForm: "login" }, [["planId", "NAV-12M"]])],
    ["without plans", new PageForm(adding, [["email", "ada@example.com"]])],
    ["that is not a form element", {}],
  ])("%s is not measured", (_, target) => {
    submit(target);
    expect(pushed()).toEqual([]);
  });
});

describe("the mini basket", () => {
  it.each([
    [
      "a list of plans and other values",
      new CustomEvent("basketshown", { detail: ["NAV-12M", vin, 1] }),
      [item("NAV-12M")],
    ],
    ["a text in place of a list", new CustomEvent("basketshown", { detail: "NAV-12M" }), []],
    ["no detail", new Event("basketshown"), []],
  ])("is measured when its event has %s", (_, event, items) => {
    listen("GBP", new AbortController().signal);
    listeners.basketshown?.(event);
    expect(pushed()).toEqual([{ event: "view_cart", currency: "GBP", items }]);
  });
});

it("the tag manager is loaded once, and its id is escaped in the query", () => {
  loadTagManager("GTM-1&x=<", 1_000);
  loadTagManager("GTM-1&x=<", 2_000);
  expect(scripts).toEqual([{ src: "https://www.googletagmanager.com/gtm.js?id=GTM-1%26x%3D%3C", async: true }]);
  expect(pushed()).toEqual([{ "gtm.start": 1_000, event: "gtm.js" }]);
});
