import { randomBytes } from "node:crypto";

/** References look like Adyen's: sixteen capitals and digits. */
export const newReference = (): string => {
  const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  return Array.from(randomBytes(16), (byte) => letters[byte % letters.length]).join("");
};
