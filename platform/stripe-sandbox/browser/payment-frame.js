// The inside of a payment element: card, debit or bank, typed in a frame of the sandbox's own origin. The page around it
// exchanges messages with it through a port and never gets the typed values.

import { texts } from "./frame-texts.js";

const byId = (id) => document.getElementById(id);
const parts = Object.fromEntries(
  ["choice", "type", "card", "number", "expiry", "cvc", "debit", "iban", "error"].map((id) => [id, byId(id)]),
);

/** The same in every language. */
const names = {
  ideal: "iDEAL",
  bancontact: "Bancontact",
  sepa_debit: "SEPA Direct Debit",
};

let port;
let publishableKey;
let words = texts.en;

const digits = (input) => input.value.replaceAll(/\D/g, "");

function readTyped() {
  return {
    type: parts.type.value,
    number: digits(parts.number),
    month: digits(parts.expiry).slice(0, 2),
    year: digits(parts.expiry).slice(2, 4),
    cvc: digits(parts.cvc),
    iban: parts.iban.value.replaceAll(/\s/g, "").toUpperCase(),
  };
}

/** The incomplete or wrong field, and Stripe's code for it. */
function findMistake({ type, number, month, year, cvc, iban }, now = new Date()) {
  if (type === "sepa_debit") return iban.length < 15 ? ["iban", "incomplete_iban"] : undefined;
  if (type !== "card") return undefined;
  if (number.length < 14) return ["number", "incomplete_number"];
  if (year.length < 2) return ["expiry", "incomplete_expiry"];
  if (Number(month) < 1 || Number(month) > 12) return ["expiry", "invalid_expiry_month"];
  if (new Date(2000 + Number(year), Number(month), 1) <= now) return ["expiry", "invalid_expiry_year_past"];
  return cvc.length < 3 ? ["cvc", "incomplete_cvc"] : undefined;
}

function showMistake(mistake) {
  for (const id of ["number", "expiry", "cvc", "iban"]) {
    parts[id].setAttribute("aria-invalid", String(mistake?.[0] === id));
  }
  parts.error.textContent = mistake ? words[mistake[1]] : "";
}

/** Posts the height of the body, because the document is never lower than its frame. */
const postHeight = () => port.postMessage({ kind: "height", height: Math.ceil(document.body.offsetHeight) });

function onInput() {
  const typed = readTyped();
  parts.card.hidden = typed.type !== "card";
  parts.debit.hidden = typed.type !== "sepa_debit";
  showMistake(undefined);
  const isComplete = findMistake(typed) === undefined;
  port.postMessage({ kind: "change", event: { complete: isComplete, empty: false, value: { type: typed.type } } });
  postHeight();
}

function methodForm(typed, wallet) {
  const form = new URLSearchParams({ "payment_method_data[type]": wallet ? "card" : typed.type });
  const put = (name, value) => form.set(`payment_method_data[${name}`, value);
  if (wallet) {
    put("card][wallet]", wallet.type);
    if (wallet.isDeclined) put("card][is_declined]", "true");
  } else if (typed.type === "card") {
    put("card][number]", typed.number);
    put("card][exp_month]", String(Number(typed.month)));
    put("card][exp_year]", `20${typed.year}`);
    put("card][cvc]", typed.cvc);
  } else if (typed.type === "sepa_debit") {
    put("sepa_debit][iban]", typed.iban);
  }
  return form;
}

/** Adds the name and the address that the page passes. */
function putBilling(form, details = {}, path = "payment_method_data[billing_details]") {
  for (const [name, value] of Object.entries(details)) {
    if (typeof value === "object" && value !== null) putBilling(form, value, `${path}[${name}]`);
    else if (typeof value === "string" && value !== "") form.set(`${path}[${name}]`, value);
  }
}

async function confirm({ clientSecret, confirmParams = {}, wallet }) {
  const form = methodForm(readTyped(), wallet);
  form.set("client_secret", clientSecret);
  form.set("return_url", confirmParams.return_url ?? "");
  form.append("expand[]", "payment_method");
  putBilling(form, confirmParams.payment_method_data?.billing_details);
  const response = await fetch(`../v1/setup_intents/${clientSecret.split("_secret")[0]}/confirm`, {
    method: "POST",
    headers: { authorization: `Bearer ${publishableKey}`, "content-type": "application/x-www-form-urlencoded" },
    body: form,
  });
  return response.json();
}

function submit() {
  const typed = readTyped();
  const mistake = findMistake(typed);
  showMistake(mistake);
  postHeight();
  if (!mistake) return { selectedPaymentMethod: typed.type };
  parts[mistake[0]].focus();
  return { error: { type: "validation_error", code: mistake[1], message: words[mistake[1]] } };
}

const calls = { submit, confirm, focus: () => parts.number.focus() };

/** Stripe.js answers with an error when it cannot reach Stripe. */
async function answerTo({ call, input }) {
  try {
    return await calls[call](input);
  } catch {
    return { error: { type: "api_connection_error", message: "Stripe could not be reached." } };
  }
}

/** Stripe's names for the parts of the element, and the parts here. */
const selectors = {
  ".Input": "input, select",
  ".Input:hover": "input:hover, select:hover",
  ".Input--invalid": 'input[aria-invalid="true"]',
  ".Input:focus": "input:focus, select:focus",
  ".Label": "label > span",
  ".Error": "#error",
};

const cssName = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The rules that the page passes to Stripe, in the order of `selectors`. */
function applyRules(rules) {
  const sheet = new CSSStyleSheet();
  for (const [name, selector] of Object.entries(selectors)) {
    const declarations = Object.entries(rules[name] ?? {}).map(([key, value]) => `${cssName(key)}:${value}`);
    sheet.insertRule(`${selector}{${declarations.join(";")}}`, sheet.cssRules.length);
  }
  document.adoptedStyleSheets = [sheet];
}

function addFonts(fonts) {
  for (const { family, src, ...descriptors } of fonts) document.fonts.add(new FontFace(family, src, descriptors));
}

/** Uses the language, the fonts and the colours of the page. */
function applyLook({ locale = "en", appearance = {}, fonts = [] }) {
  const language = locale.slice(0, 2);
  words = texts[language] ?? texts.en;
  document.documentElement.lang = texts[language] ? language : "en";
  for (const place of document.querySelectorAll("[data-text]")) place.textContent = words[place.dataset.text];
  const { variables = {}, rules = {} } = appearance;
  const style = document.documentElement.style;
  for (const [name, value] of Object.entries(variables)) style.setProperty(`--${name}`, value);
  applyRules(rules);
  addFonts(fonts);
}

function begin({ key, types, look }, given) {
  publishableKey = key;
  port = given;
  applyLook(look);
  for (const type of types) parts.type.append(new Option(type === "card" ? words.card : (names[type] ?? type), type));
  parts.choice.hidden = types.length < 2;
  document.addEventListener("input", onInput);
  port.addEventListener("message", async ({ data }) => {
    port.postMessage({ kind: "answer", id: data.id, answer: await answerTo(data) });
  });
  port.start();
  port.postMessage({ kind: "ready" });
  onInput();
  new ResizeObserver(postHeight).observe(document.body);
}

addEventListener("message", (event) => {
  const shop = document.referrer ? new URL(document.referrer).origin : event.origin;
  if (port || event.source !== parent || event.origin !== shop || event.data?.kind !== "begin") return;
  begin(event.data, event.ports[0]);
});
