// One field of a card, in a frame of the sandbox's own origin. It exchanges the messages of Adyen's secured fields, so
// that Adyen's own Drop-in can use it. The typed value is sealed by the sandbox's vault; the page gets only the sealed text.

import { brandOf, errorCodes, fields, formatDate, formatNumber, isLuhnValid, readDate } from "./card-rules.js";

const input = document.getElementById("field");

let settings;
let pageOrigin;
let brand;
let isComplete = false;
/** Whether a complete value waits for the answer of the vault. */
let isBeingSealed = false;
let hasError = false;

const digitsIn = (text) => text.replaceAll(/\D/g, "");

function postToPage(message) {
  const { fieldType, numKey } = settings;
  parent.postMessage(JSON.stringify({ fieldType, numKey, ...message }), pageOrigin);
}

async function sealInVault(kind, value) {
  const response = await fetch("../../../vault", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ kind, value }),
  });
  return response.json();
}

function applyStyles(styles = {}) {
  for (const [name, value] of Object.entries(styles)) if (typeof value === "string") input.style[name] = value;
}

function showError(error, action) {
  hasError = error !== "";
  input.setAttribute("aria-invalid", String(hasError));
  const styles = settings.iframeUIConfig?.sfStyles;
  applyStyles(hasError ? { ...styles?.base, ...styles?.error } : styles?.base);
  postToPage({ action, error });
}

/** Reports an incomplete field, if the page has it as complete or must show or hide an error. */
function reportIncomplete(action, error) {
  isBeingSealed = false;
  if (!isComplete && error === undefined && !hasError) return;
  isComplete = false;
  showError(error ?? "", action);
}

async function reportComplete(parts, more) {
  const typed = input.value;
  const blobs = [];
  isBeingSealed = true;
  for (const [encryptedFieldName, kind, value] of parts) {
    const { blob, error } = await sealInVault(kind, value);
    // The value was changed while the vault sealed it.
    if (input.value !== typed) return;
    if (error) return reportIncomplete("luhnCheck", errorCodes.unsupported);
    blobs.push({ encryptedFieldName, type: kind, blob });
  }
  isBeingSealed = false;
  isComplete = true;
  hasError = false;
  applyStyles(settings.iframeUIConfig?.sfStyles?.base);
  postToPage({ action: "encryption", [settings.fieldType]: blobs, ...more });
}

async function reportBin(number) {
  if (number.length < 11) return postToPage({ action: "binValue", binValue: number.slice(0, 6) });
  if (number.length > 11) return;
  const { blob } = await sealInVault("bin", number);
  if (blob) {
    postToPage({
      action: "binValue",
      binValue: number.slice(0, 6),
      encryptedBin: blob,
      uuid: crypto.randomUUID?.() ?? blob,
    });
  }
}

function reportBrand(found) {
  const name = found?.name ?? "card";
  if (name === brand) return;
  brand = name;
  postToPage({
    action: "brand",
    brand,
    cvcPolicy: found?.cvcPolicy ?? "required",
    expiryDatePolicy: "required",
    cvcText: "Security code",
    maxLength: found?.longest ?? 16,
    error: "",
  });
}

function onNumber() {
  const number = digitsIn(input.value).slice(0, 19);
  const found = brandOf(number);
  input.value = formatNumber(number, found?.name);
  void reportBin(number);
  reportBrand(found);
  if (!(found?.lengths ?? [16]).includes(number.length)) return reportIncomplete("numberKeyPressed");
  if (!isLuhnValid(number)) return reportIncomplete("luhnCheck", errorCodes.luhn);
  void reportComplete([[fields.number, "number", number]], {
    endDigits: number.slice(-4),
    issuerBin: number.slice(0, 8),
    code: "",
  });
}

function onDate(event) {
  input.value = formatDate(digitsIn(input.value).slice(0, 4), event.inputType === "deleteContentBackward");
  const date = readDate(digitsIn(input.value), new Date());
  if (date === undefined) return reportIncomplete("dateKeyPressed");
  if (date.error) return reportIncomplete("dateKeyPressed", date.error);
  void reportComplete(
    [
      ["encryptedExpiryMonth", "month", date.month],
      ["encryptedExpiryYear", "year", date.year],
    ],
    { type: "year", expiryDate: `${date.month}/${date.year.slice(2)}` },
  );
}

function onCode() {
  const length = brand === "amex" ? 4 : 3;
  input.value = digitsIn(input.value).slice(0, length);
  if (input.value.length < length) return reportIncomplete("cvcKeyPressed");
  void reportComplete([[fields.code, "cvc", input.value]], { code: "" });
}

const handlers = { [fields.number]: onNumber, [fields.date]: onDate, [fields.code]: onCode };
const autocompletes = { [fields.number]: "cc-number", [fields.date]: "cc-exp", [fields.code]: "cc-csc" };

input.addEventListener("input", (event) => handlers[settings.fieldType](event));
input.addEventListener("focus", () =>
  postToPage({ action: "focus", focus: true, numChars: digitsIn(input.value).length }),
);
input.addEventListener("blur", () => {
  const numChars = digitsIn(input.value).length;
  postToPage({ action: "focus", focus: false, numChars });
  if (numChars > 0 && !isComplete && !isBeingSealed && !hasError)
    showError(errorCodes.incomplete[settings.fieldType], "incomplete field");
});
input.addEventListener("keydown", (event) => {
  if (event.key === "Enter") postToPage({ action: "enterKeyPressed" });
});

function configure(message, origin) {
  if (!handlers[message.fieldType]) return;
  const expected = new URLSearchParams(location.search).get("d");
  if (expected && atob(expected) !== origin) return;
  settings = message;
  pageOrigin = origin;
  brand = message.txVariant === "card" ? undefined : message.txVariant;
  describeField(message);
  applyStyles(message.iframeUIConfig?.sfStyles?.base);
  input.disabled = false;
  postToPage({ action: "config" });
}

function describeField(message) {
  const aria = message.iframeUIConfig?.ariaConfig?.[message.fieldType] ?? {};
  input.setAttribute("aria-label", aria.label ?? message.fieldType);
  input.setAttribute("aria-required", "true");
  if (aria.lang) document.documentElement.lang = aria.lang;
  input.placeholder = Object.values(message.iframeUIConfig?.placeholders ?? {})[0] ?? "";
  input.dataset.fieldtype = message.fieldType;
  input.autocomplete = autocompletes[message.fieldType];
  if (message.maskSecurityCode && message.fieldType === fields.code) input.type = "password";
}

function readMessage(event) {
  if (event.source !== parent || typeof event.data !== "string") return undefined;
  try {
    return JSON.parse(event.data);
  } catch {
    return undefined;
  }
}

addEventListener("message", (event) => {
  const message = readMessage(event);
  if (!message) return;
  if (!settings) return configure(message, event.origin);
  if (event.origin === pageOrigin && message.numKey === settings.numKey) onPageMessage(message);
});

/** Handles a message of the page to a configured field. */
function onPageMessage(message) {
  if (message.focus) input.focus();
  else if (message.styleObject) applyStyles(message.styleObject.base);
  else if (message.brand && settings.fieldType === fields.code) brand = message.brand;
  else if (message.externalValidation || message.unsupportedCard) {
    hasError = true;
    input.setAttribute("aria-invalid", "true");
    applyStyles(settings.iframeUIConfig?.sfStyles?.error);
  }
}
