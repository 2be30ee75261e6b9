import { useLocation } from "react-router";
import { useMessage } from "../i18n/message.tsx";
import { Button } from "../ui/button/button.tsx";

/** Loads the same page again, with its query. A form, so that it works without scripts. */
export function RetryForm({ tone = "dark" }: { tone?: "dark" | "line" }) {
  const t = useMessage();
  const { search } = useLocation();
  return (
    <form>
      {[...new URLSearchParams(search)].map(([name, value], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a name may come twice
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button tone={tone} type="submit">
        {t("error.retry")}
      </Button>
    </form>
  );
}
