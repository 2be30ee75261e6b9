import type { ExampleSet } from "../example.ts";
import { Button, ButtonLink } from "./button.tsx";

export const buttonExamples: ExampleSet = {
  id: "button",
  title: "Button",
  examples: () => [
    { name: "Primary", content: <Button>{"Add to basket"}</Button> },
    { name: "Line", content: <Button tone="line">{"Manage"}</Button> },
    {
      name: "Night",
      content: (
        <div className="night" style={{ padding: "1.5rem" }}>
          <Button tone="dark">{"Renew All (3)"}</Button>
        </div>
      ),
    },
    { name: "Disabled", content: <Button disabled>{"Not yet"}</Button> },
    { name: "Busy", content: <Button isBusy>{"Placing your order"}</Button> },
    {
      name: "Tall and wide",
      content: (
        <Button isTall isWide>
          {"Order with obligation to pay"}
        </Button>
      ),
    },
    {
      name: "As a link",
      content: (
        <ButtonLink tone="line" to="/uikit">
          {"Find out more"}
        </ButtonLink>
      ),
    },
  ],
};
