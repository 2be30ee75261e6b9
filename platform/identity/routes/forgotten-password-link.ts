import type { Brand, SignInLocale } from "../../../contracts/identity/sign-in.ts";

/**
 * The address at which the owner of an account requests a link for a new password, without a pending sign-in. Opening it
 * changes nothing, so letters can name it.
 */
export function forgottenPasswordLink(issuer: URL, { brand, locale }: { brand: Brand; locale: SignInLocale }): string {
  const query = new URLSearchParams({ brand, locale });
  return `${issuer.href.replace(/\/$/, "")}/forgotten-password?${query.toString()}`;
}
