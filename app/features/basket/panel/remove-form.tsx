import { useMessage } from "../../../i18n/message.tsx";
import { TextButton } from "../../../ui/text-link/text-link.tsx";
import type { BasketChange } from "./use-basket-change.ts";

type Props = {
  itemId: string;
  /** The element that names the service. */
  nameId: string;
  change: Pick<BasketChange, "Form" | "action" | "remove">;
};

/** Removing asks no question: the notice that follows can undo it. */
export function RemoveForm({ itemId, nameId, change: { Form, action, remove } }: Props) {
  const t = useMessage();
  return (
    <Form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        remove(itemId);
      }}
    >
      <input type="hidden" name="itemId" value={itemId} />
      <TextButton type="submit" name="intent" value="remove" aria-describedby={nameId}>
        {t("common.remove")}
      </TextButton>
    </Form>
  );
}
