/** The first and last character of local part and domain name stay: e***r@e*****e.com */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  if (at < 0) return maskMiddle(email);
  const domain = email.slice(at + 1);
  const dot = domain.lastIndexOf(".");
  const name = dot < 0 ? domain : domain.slice(0, dot);
  return `${maskMiddle(email.slice(0, at))}@${maskMiddle(name)}${dot < 0 ? "" : domain.slice(dot)}`;
}

function maskMiddle(text: string): string {
  return text.length <= 2 ? text : text.slice(0, 1) + "*".repeat(text.length - 2) + text.slice(-1);
}
