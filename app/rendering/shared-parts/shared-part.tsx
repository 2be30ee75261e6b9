import { createContext, createElement, type ReactNode, use } from "react";
import { MARK, type PageParts } from "./page-parts.ts";

const PartsContext = createContext<PageParts | undefined>(undefined);

type ProviderProps = { parts: PageParts | undefined; children: ReactNode };

export function SharedParts({ parts, children }: ProviderProps) {
  return <PartsContext value={parts}>{children}</PartsContext>;
}

type Props = {
  name: string;
  /** All that the part reads besides the shop, the address and the day; it must be plain data. */
  inputs: unknown;
  children: ReactNode;
};

/**
 * Only for the server: a part of a page that is rendered once for all visitors with the same inputs. It begins and ends
 * with an element, and has no ids of React and nothing that belongs into the head. The browser renders its children.
 */
export function SharedPart({ name, inputs, children }: Props): ReactNode {
  const parts = use(PartsContext);
  if (!parts) return children;
  const { number, isKnown } = parts.find(`${name} ${JSON.stringify(inputs)}`);
  const mark = createElement(MARK, { "data-part": number });
  if (isKnown) return mark;
  return (
    <PartsContext value={undefined}>
      {mark}
      {children}
      {mark}
    </PartsContext>
  );
}
