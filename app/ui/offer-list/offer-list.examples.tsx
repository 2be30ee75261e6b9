import type { ExampleSet } from "../example.ts";
import { TextLink } from "../text-link/text-link.tsx";
import { OfferList } from "./offer-list.tsx";

const offer = (productId: string, name: string, price: string) => ({
  productId,
  name,
  price,
  image: `/art/services/${productId}.svg`,
  action: <TextLink to="/uikit">{"Find out more"}</TextLink>,
});

export const offerListExamples: ExampleSet = {
  id: "offer-list",
  title: "Offer list",
  examples: () => [
    {
      name: "Three",
      isWide: true,
      content: (
        <OfferList
          offers={[
            offer("remote", "Remote", "From £65"),
            {
              ...offer("live-traffic", "Live Traffic", "From £39"),
              text: "Traffic, weather and fuel prices in real time on the main screen.",
            },
            offer("ev-planner", "Electric Journey Planner", "From £49"),
          ]}
        />
      ),
    },
  ],
};
