import { createContext, type ReactNode, use } from "react";
import { IntlProvider } from "../i18n/intl-provider.tsx";
import type { Messages } from "../i18n/compact-message.ts";
import { type Shop, ShopProvider } from "../site/shop-context.tsx";
import type { ShopSeed } from "../site/shop-seed.ts";

/** What stays the same as long as a document is open. The page carries it to the browser on its `<html>` element. */
export type DocumentFacts = {
  seed: ShopSeed;
  requestId: string;
  /** The shop's day, `2026-11-15`: its clock counts, not the browser's. */
  today: string;
  nonce?: string;
};

const DocumentContext = createContext<DocumentFacts | undefined>(undefined);

export function useDocumentFacts(): DocumentFacts {
  const facts = use(DocumentContext);
  if (!facts) throw new Error("No ShopFrame above");
  return facts;
}

type Props = { facts: DocumentFacts; shop: Shop; messages: Messages; children: ReactNode };

/** Around the router, so that site, language and texts are there for error pages too. */
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
