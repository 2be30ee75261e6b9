import type { MessageId } from "../../i18n/message-id.ts";
import type { MarketDisplay } from "../../../contracts/markets/market-display.ts";

/** `labelKey` is a message id. `href` is a path of this shop unless it is absolute. */
export type FooterLink = { labelKey: FooterLabelKey; href: string };

type FooterLabelKey = Extract<MessageId, `footer.${string}`>;

export const HELP_LINKS: readonly FooterLink[] = [
  { labelKey: "footer.faq", href: "/faqs" },
  { labelKey: "footer.viewOrder", href: "/view-order" },
  { labelKey: "footer.contact", href: "/contact-us" },
];

/** On every page, usable without an account: the law of the European markets requires both. */
export function contractLinks({
  withdrawal,
  cancelFunction,
}: Pick<MarketDisplay, "withdrawal" | "cancelFunction">): readonly FooterLink[] {
  const links: FooterLink[] = [];
  if (withdrawal.isEnabled) links.push({ labelKey: "footer.withdraw", href: "/withdraw" });
  if (cancelFunction.isEnabled) links.push({ labelKey: "footer.cancel", href: "/cancel-subscription" });
  return links;
}

const LEGAL: readonly FooterLink[] = [
  { labelKey: "footer.imprint", href: "/imprint" },
  { labelKey: "footer.terms", href: "/terms-conditions" },
  { labelKey: "footer.privacy", href: "/privacy" },
  { labelKey: "footer.cookies", href: "/cookie-preferences" },
  { labelKey: "footer.accessibility", href: "/accessibility" },
];

const OWN_LINKS: Readonly<Record<MarketDisplay["footerLinks"][number], FooterLink>> = {
  complaintsBook: { labelKey: "footer.complaintsBook", href: "https://www.livroreclamacoes.pt/" },
};

export const legalLinks = ({ footerLinks }: Pick<MarketDisplay, "footerLinks">): readonly FooterLink[] => [
  ...LEGAL,
  ...footerLinks.map((name) => OWN_LINKS[name]),
];
