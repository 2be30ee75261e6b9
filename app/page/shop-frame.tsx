import { createContext, type ReactNode, use } from "react";
import { IntlProvider } from "../i18n/intl-provider.tsx";
import type { Messages } from "../i18n/compact-message.ts";
import { type Shop, ShopProvider } from "../site/shop-context.tsx";
import type { ShopSeed } from "../site/shop-seed.ts";

/** Constant for the lifetime of a document. The page sends it to the browser on its `<html>` element. */
export type DocumentFacts = {
  seed: ShopSeed;
  requestId: string;
  /** The date of the shop's clock, not of the browser's: `2026-11-15`. */
  today: string;
  nonce?: string;
  /** What the page's scripts read. Only on the server. */
  pageData?: string;
};

const DocumentContext = createContext<DocumentFacts | undefined>(undefined);

export function useDocumentFacts(): DocumentFacts {
  const facts = use(DocumentContext);
  if (!facts) throw new Error("No ShopFrame above");
  return facts;
}

type Props = { facts: DocumentFacts; shop: Shop; messages: Messages; children: ReactNode };

/** Around the router, so that error pages have site, language and texts too. */
export function ShopFrame({ facts, shop, messages, children }: Props) {
  return (
    <DocumentContext value={facts}>
      <ShopProvider shop={shop}>
        <IntlProvider locale={shop.locale.id} messages={messages}>
          {children}
        </IntlProvider>
      </ShopProvider>
    </DocumentContext>
  );
}
