import { ButtonLink } from "../button/button.tsx";
import type { ExampleSet } from "../example.ts";
import { ServiceArt } from "../service-art/service-art.tsx";
import { ServiceOffer } from "./service-offer.tsx";

export const serviceOfferExamples: ExampleSet = {
  id: "service-offer",
  title: "Service offer",
  examples: (make) => [
    {
      name: "Not yet bought",
      isWide: true,
      content: (
        <ul className="wrap">
          <ServiceOffer
            art={<ServiceArt drawing="remote" make={make} shape="offer" />}
            name="Remote"
            text="Lock, unlock and pre-heat from your phone, and see range and tyre pressures before you leave."
            action={
              <ButtonLink tone="line" to="/uikit">
                {"Find out more about Remote"}
              </ButtonLink>
            }
          />
        </ul>
      ),
    },
  ],
};
