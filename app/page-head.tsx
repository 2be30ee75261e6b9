import { useMessage } from "./i18n/message.tsx";
import type { MessageId } from "./i18n/message-id.ts";
import { pageTitle } from "./site/page-title.ts";
import { useShop } from "./site/shop-context.tsx";

type Props = {
  title: MessageId;
  description?: MessageId;
  /** Values of both texts. */
  values?: Readonly<Record<string, string>>;
  /** Keeps this page out of search engines wherever the shop is listed. */
  isUnlisted?: boolean;
};

/** The page's title and description; React carries them into the head. */
export function PageHead({ title, description, values, isUnlisted = false }: Props) {
  const t = useMessage();
  const shop = useShop();
  return (
    <>
      <title>{pageTitle(t(title, values), shop)}</title>
      {description ? <meta name="description" content={t(description, values)} /> : null}
      {isUnlisted ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
