import { z } from "zod";
import { maxPasswordLength, minPasswordLength } from "../passwords.ts";
import { fillText, type Texts } from "../texts/texts.ts";

export const emailLength = 100;
export const nameLength = 100;

/** PostgreSQL cannot store NUL. */
const storableText = z.string().refine((value) => !value.includes("\0"));

/** Each error message is the key of a text. */
const email = storableText
  .trim()
  .toLowerCase()
  .min(1, { error: "emailMissing", abort: true })
  .max(emailLength, "emailInvalid")
  .pipe(z.email("emailInvalid"));
const name = (missing: keyof Texts) =>
  storableText.trim().min(1, { error: missing, abort: true }).max(nameLength, "tooLong");

/** Part of every form. */
const formToken = z.string().max(100).optional();

export const signInForm = z.strictObject({
  form_token: formToken,
  email,
  password: storableText.min(1, "passwordMissing").max(maxPasswordLength, "tooLong"),
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
  password: storableText.min(minPasswordLength, "chooseShort").max(maxPasswordLength, "tooLong"),
});

/** The invalid fields of a form, each with its error text. */
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
