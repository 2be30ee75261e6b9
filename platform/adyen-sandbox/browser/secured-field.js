// One field of a card, in a frame of the sandbox's own origin. It speaks the language of Adyen's secured fields, so that
// Adyen's own Drop-in can use it. What is typed goes to the sandbox's vault; the page around gets a reference to it.

import { brandOf, errorCodes, fields, formatDate, formatNumber, isLuhnValid, readDate } from "./card-rules.js";

const input = document.getElementById("field");

let settings;
let pageOrigin;
let brand;
let isComplete = false;
/** Complete as typed, while the vault is asked. */
let isOnItsWay = false;
let hasError = false;

const digitsIn = (text) => text.replaceAll(/\D/g, "");

function tell(message) {
  const { fieldType, numKey } = settings;
  parent.postMessage(JSON.stringify({ fieldType, numKey, ...message }), pageOrigin);
}

async function keep(kind, value) {
  const response = await fetch("../../../vault", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ kind, value }),
  });
  return response.json();
}

function dress(styles = {}) {
  for (const [name, value] of Object.entries(styles)) if (typeof value === "string") input.style[name] = value;
}

function showError(error, action) {
  hasError = error !== "";
  input.setAttribute("aria-invalid", String(hasError));
  const styles = settings.iframeUIConfig?.sfStyles;
  dress(hasError ? { ...styles?.base, ...styles?.error } : styles?.base);
  tell({ action, error });
}

/** Says that the field is not complete, if the page believes otherwise or is to show an error. */
function tellIncomplete(action, error) {
  isOnItsWay = false;
  if (!isComplete && error === undefined && !hasError) return;
  isComplete = false;
  showError(error ?? "", action);
}

async function tellComplete(parts, more) {
  const typed = input.value;
  const blobs = [];
  isOnItsWay = true;
  for (const [encryptedFieldName, kind, value] of parts) {
    const { blob, error } = await keep(kind, value);
    // Somebody typed on while the vault was asked.
    if (input.value !== typed) return;
    if (error) return tellIncomplete("luhnCheck", errorCodes.unsupported);
    blobs.push({ encryptedFieldName, type: kind, blob });
  }
  isOnItsWay = false;
  isComplete = true;
  hasError = false;
  dress(settings.iframeUIConfig?.sfStyles?.base);
  tell({ action: "encryption", [settings.fieldType]: blobs, ...more });
}

async function tellBeginning(number) {
  if (number.length < 11) return tell({ action: "binValue", binValue: number.slice(0, 6) });
  if (number.length > 11) return;
  const { blob } = await keep("bin", number);
  if (blob) {
    tell({ action: "binValue", binValue: number.slice(0, 6), encryptedBin: blob, uuid: crypto.randomUUID?.() ?? blob });
  }
}

function tellBrand(found) {
  const name = found?.name ?? "card";
  if (name === brand) return;
  brand = name;
  tell({
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
  void tellBeginning(number);
  tellBrand(found);
  if (!(found?.lengths ?? [16]).includes(number.length)) return tellIncomplete("numberKeyPressed");
  if (!isLuhnValid(number)) return tellIncomplete("luhnCheck", errorCodes.luhn);
  void tellComplete([[fields.number, "number", number]], {
    endDigits: number.slice(-4),
    issuerBin: number.slice(0, 8),
    code: "",
  });
}

function onDate(event) {
  input.value = formatDate(digitsIn(input.value).slice(0, 4), event.inputType === "deleteContentBackward");
  const date = readDate(digitsIn(input.value), new Date());
  if (date === undefined) return tellIncomplete("dateKeyPressed");
  if (date.error) return tellIncomplete("dateKeyPressed", date.error);
  void tellComplete(
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
  if (input.value.length < length) return tellIncomplete("cvcKeyPressed");
  void tellComplete([[fields.code, "cvc", input.value]], { code: "" });
}

const handlers = { [fields.number]: onNumber, [fields.date]: onDate, [fields.code]: onCode };
const autocompletes = { [fields.number]: "cc-number", [fields.date]: "cc-exp", [fields.code]: "cc-csc" };

input.addEventListener("input", (event) => handlers[settings.fieldType](event));
input.addEventListener("focus", () => tell({ action: "focus", focus: true, numChars: digitsIn(input.value).length }));
input.addEventListener("blur", () => {
  const numChars = digitsIn(input.value).length;
  tell({ action: "focus", focus: false, numChars });
  if (numChars > 0 && !isComplete && !isOnItsWay && !hasError)
    showError(errorCodes.incomplete[settings.fieldType], "incomplete field");
});
input.addEventListener("keydown", (event) => {
  if (event.key === "Enter") tell({ action: "enterKeyPressed" });
});

function begin(message, origin) {
  if (!handlers[message.fieldType]) return;
  const expected = new URLSearchParams(location.search).get("d");
  if (expected && atob(expected) !== origin) return;
  settings = message;
  pageOrigin = origin;
  brand = message.txVariant === "card" ? undefined : message.txVariant;
  describeField(message);
  dress(message.iframeUIConfig?.sfStyles?.base);
  input.disabled = false;
  tell({ action: "config" });
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
  if (!settings) return begin(message, event.origin);
  if (event.origin === pageOrigin && message.numKey === settings.numKey) follow(message);
});

/** What the page says to a field that is set up. */
function follow(message) {
  if (message.focus) input.focus();
  else if (message.styleObject) dress(message.styleObject.base);
  else if (message.brand && settings.fieldType === fields.code) brand = message.brand;
  else if (message.externalValidation || message.unsupportedCard) {
    hasError = true;
    input.setAttribute("aria-invalid", "true");
    dress(settings.iframeUIConfig?.sfStyles?.error);
  }
}
