import { useMessage } from "../i18n/message.tsx";
import type { MessageId } from "../i18n/message-id.ts";
import { pageTitle } from "../site/pages/page-title.ts";
import { useShop } from "../site/shop-context.tsx";

type Props = {
  /** A message, or a name that is not translated. */
  title: MessageId | { name: string };
  description?: MessageId;
  /** Values of both texts. */
  values?: Readonly<Record<string, string>>;
  /** Keeps this page out of search engines wherever the shop is listed. */
  isUnlisted?: boolean;
};

/** The page's title and description; React moves them into the head. */
export function PageHead({ title, description, values, isUnlisted = false }: Props) {
  const t = useMessage();
  const shop = useShop();
  return (
    <>
      <title>{pageTitle(typeof title === "string" ? t(title, values) : title.name, shop)}</title>
      {description ? <meta name="description" content={t(description, values)} /> : null}
      {isUnlisted ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
