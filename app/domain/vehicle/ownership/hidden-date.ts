/** Only the owner, signed in, sees the dates of secure services: a VIN can be read through the windscreen. */
export function isDateHidden({ isSecure, isOwner }: { isSecure: boolean; isOwner: boolean }): boolean {
  return isSecure && !isOwner;
}
