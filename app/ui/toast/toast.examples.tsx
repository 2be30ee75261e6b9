import { Button } from "../button/button.tsx";
import type { ExampleSet } from "../example.ts";
import { ToastCard } from "./toast-region.tsx";
import { showToast } from "./toast-store.ts";

/** The page around the examples has the region in which toasts appear. */
export const toastExamples: ExampleSet = {
  id: "toast",
  title: "Toast",
  examples: () => [
    {
      name: "Disappears after five seconds",
      content: (
        <Button tone="line" onClick={() => showToast("ok", "Billing address updated.")}>
          {"Show a message"}
        </Button>
      ),
    },
    {
      name: "An error stays",
      content: (
        <Button tone="line" onClick={() => showToast("error", "We could not save your address.")}>
          {"Show an error"}
        </Button>
      ),
    },
    {
      name: "How it looks",
      content: (
        <ToastCard toast={{ id: 0, kind: "error", text: "This code is no longer valid." }} closeLabel="Dismiss" />
      ),
    },
  ],
};
