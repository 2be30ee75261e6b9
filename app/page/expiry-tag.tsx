import { useMessage } from "../i18n/message.tsx";
import { Tag } from "../ui/tag/tag.tsx";
import { useDateFormats } from "./use-date-formats.ts";

type Props = { expiresOn: string; isExpired: boolean };

/** When a service that is due ends, or that it has ended. */
export function ExpiryTag({ expiresOn, isExpired }: Props) {
  const t = useMessage();
  const { long } = useDateFormats();
  return (
    <Tag state={isExpired ? "off" : "soon"}>
      {t(isExpired ? "subscriptions.expiredOn" : "account.expiresOn", { date: long(expiresOn) })}
    </Tag>
  );
}
