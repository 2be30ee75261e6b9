import { Fragment } from "react";
import { useMessage } from "../../i18n/message.tsx";
import { ShopLink } from "../../site/shop-context.tsx";
import type { Paragraph } from "./paragraph.ts";

export function Paragraphs({ texts }: { texts: readonly Paragraph[] }) {
  return texts.map((parts, index) => (
    <p key={index}>
      <Parts of={parts} />
    </p>
  ));
}

/** Links open in a new tab, so that reading on does not lose what was begun. */
export function Parts({ of: parts }: { of: Paragraph }) {
  const t = useMessage();
  return parts.map((part, index) =>
    typeof part === "string" ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <ShopLink key={index} to={part.to} target="_blank">
        {part.text}
        <span className="vh">{t("common.opensNewTab")}</span>
      </ShopLink>
    ),
  );
}
