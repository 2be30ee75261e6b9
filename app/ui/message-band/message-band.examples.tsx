import { ButtonLink } from "../button/button.tsx";
import { EXAMPLE_VEHICLE, type ExampleSet } from "../example.ts";
import { TextLink } from "../text-link/text-link.tsx";
import { MessageBand } from "./message-band.tsx";

export const messageBandExamples: ExampleSet = {
  id: "message-band",
  title: "Error page",
  examples: (make) => [
    {
      name: "Not found",
      isWide: true,
      content: (
        <MessageBand
          title="We can’t find that page"
          text="The address may have changed. Your basket and your vehicle are as you left them."
          vehicle={EXAMPLE_VEHICLE[make].drawing}
          actions={
            <>
              <ButtonLink tone="dark" to="/uikit">
                {"Go to your services"}
              </ButtonLink>
              <TextLink to="/uikit">{"Contact us"}</TextLink>
            </>
          }
        />
      ),
    },
  ],
};
