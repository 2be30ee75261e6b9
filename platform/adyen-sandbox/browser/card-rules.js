// The rules of card numbers, dates and codes, without a page.

export const fields = {
  number: "encryptedCardNumber",
  date: "encryptedExpiryDate",
  code: "encryptedSecurityCode",
};

/** Adyen's codes for what is wrong with a field. */
export const errorCodes = {
  luhn: "cc.num.902",
  unsupported: "cc.num.903",
  past: "cc.dat.912",
  tooFar: "cc.dat.913",
  noMonth: "cc.dat.911",
  incomplete: { [fields.number]: "cc.num.901", [fields.date]: "cc.dat.911", [fields.code]: "cc.cvc.921" },
};

const brands = [
  { name: "amex", begins: /^3[47]/, lengths: [15], cvcPolicy: "required" },
  { name: "bcmc", begins: /^(?:6703|479658|606005)/, lengths: [16, 17], cvcPolicy: "hidden" },
  { name: "maestro", begins: /^(?:50|5[6-8]|6)/, lengths: [16, 18, 19], cvcPolicy: "optional" },
  { name: "mc", begins: /^(?:5[1-5]|2[2-7])/, lengths: [16], cvcPolicy: "required" },
  { name: "visa", begins: /^4/, lengths: [16, 19], cvcPolicy: "required" },
];

export function brandOf(number) {
  const brand = brands.find(({ begins }) => begins.test(number));
  return brand && { ...brand, longest: Math.max(...brand.lengths) };
}

export function isLuhnValid(number) {
  let sum = 0;
  for (let index = 0; index < number.length; index += 1) {
    const digit = Number(number[number.length - 1 - index]) * (index % 2 === 1 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

export function formatNumber(number, brand) {
  const groups = brand === "amex" ? [4, 6, 5] : [4, 4, 4, 4, 3];
  const parts = [];
  let start = 0;
  for (const length of groups) {
    if (start < number.length) parts.push(number.slice(start, start + length));
    start += length;
  }
  return parts.join(" ");
}

/** Adds a slash after the month, unless the customer is deleting. */
export function formatDate(typed, isDeleting) {
  const digits = /^[2-9]$/.test(typed) ? `0${typed}` : typed;
  if (digits.length > 2) return `${digits.slice(0, 2)}/${digits.slice(2)}`;
  return digits.length === 2 && !isDeleting ? `${digits}/` : digits;
}

/** Undefined while the date is incomplete. */
export function readDate(digits, now) {
  if (digits.length < 4) return undefined;
  const month = digits.slice(0, 2);
  const year = `20${digits.slice(2)}`;
  if (Number(month) < 1 || Number(month) > 12) return { error: errorCodes.noMonth };
  if (new Date(Number(year), Number(month), 1) <= now) return { error: errorCodes.past };
  if (Number(year) > now.getFullYear() + 15) return { error: errorCodes.tooFar };
  return { month, year };
}
