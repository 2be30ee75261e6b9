import { z } from "zod";
import { maxPasswordLength, minPasswordLength } from "./passwords.ts";
import { fillText, type Texts } from "./texts/texts.ts";

export const emailLength = 100;
export const nameLength = 100;

/** Text that the database can hold. */
const clean = z.string().refine((value) => !value.includes("\0"));

/** Each message is the key of the text that says it. */
const email = clean
  .trim()
  .toLowerCase()
  .min(1, { error: "emailMissing", abort: true })
  .max(emailLength, "emailInvalid")
  .pipe(z.email("emailInvalid"));
const name = (missing: keyof Texts) => clean.trim().min(1, { error: missing, abort: true }).max(nameLength, "tooLong");

/** Travels with every form. */
const formToken = z.string().max(100).optional();

export const signInForm = z.strictObject({
  form_token: formToken,
  email,
  password: clean.min(1, "passwordMissing").max(maxPasswordLength, "tooLong"),
});

export const registerForm = z.strictObject({
  form_token: formToken,
  given_name: name("firstNameMissing"),
  family_name: name("lastNameMissing"),
  email,
});

export const forgottenForm = z.strictObject({ form_token: formToken, email });

export const choosePasswordForm = z.strictObject({
  form_token: formToken,
  token: z.string().max(100),
  brand: z.string().max(20).optional(),
  locale: z.string().max(20).optional(),
  password: clean.min(minPasswordLength, "chooseShort").max(maxPasswordLength, "tooLong"),
});

/** The refused fields of a form, each with its sentence. */
export function fieldErrors(error: z.ZodError, texts: Texts): Record<string, string> {
  const values = { min: minPasswordLength, max: nameLength };
  return Object.fromEntries(
    error.issues
      .filter(({ path }) => path.length > 0)
      .map(({ path, message }) => {
        const text = texts[message as keyof Texts] ?? texts.errorTitle;
        return [
          String(path[0]),
          fillText(text, path[0] === "password" ? { ...values, max: maxPasswordLength } : values),
        ];
      }),
  );
}
