/** Only the owner, signed in, sees the dates of secure services: a VIN can be read through the windscreen. */
export function isDateHidden({
  showsDatesToOwnerOnly,
  isOwner,
}: {
  showsDatesToOwnerOnly: boolean;
  isOwner: boolean;
}): boolean {
  return showsDatesToOwnerOnly && !isOwner;
}
