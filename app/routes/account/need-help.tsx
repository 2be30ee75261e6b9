import { useMessage } from "../../i18n/message.tsx";
import { PageHead } from "../../page/page-head.tsx";
import { useRouterTarget } from "../../site/shop-context.tsx";
import { LinkList } from "../../ui/link-list/link-list.tsx";

export default function NeedHelp() {
  const t = useMessage();
  const href = useRouterTarget();
  const items = [
    { text: t("footer.contact"), to: href("/contact-us") },
    { text: t("page.faq"), to: href("/faqs") },
  ];
  return (
    <>
      <PageHead title="page.help" isUnlisted />
      <LinkList items={items} />
    </>
  );
}
