import { useState } from "react";
import type { Make } from "../make-logo/make-logo.tsx";
import { Button } from "../button/button.tsx";
import type { ExampleSet } from "../example.ts";
import { FactRows } from "../fact-rows/fact-rows.tsx";
import { ServiceArt } from "../service-art/service-art.tsx";
import { Tag } from "../tag/tag.tsx";
import { Modal } from "./modal.tsx";

function ManageModal({ make }: { make: Make }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button tone="line" onClick={() => setIsOpen(true)}>
        {"Manage subscription"}
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title="Connected Navigation"
        closeLabel="Close"
        art={<ServiceArt drawing="connected-navigation" make={make} />}
        isFootSplit
        foot={
          <>
            <Button tone="line" onClick={close}>
              {"Back"}
            </Button>
            <Button onClick={close}>{"Cancel and refund £159"}</Button>
          </>
        }
      >
        <FactRows
          rows={[
            { label: "Status", value: <Tag state="ok">{"Active"}</Tag> },
            { label: "Plan", value: "24 months" },
            { label: "Auto-renews on", value: "9 November 2028" },
            { label: "Next payment", value: "£159 by Visa **** 4242" },
          ]}
        />
      </Modal>
    </>
  );
}

const COUNTRY_NAMES = Array.from({ length: 60 }, (_, index) => `Country ${index + 1}`);

function LongModal() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="line" onClick={() => setIsOpen(true)}>
        {"Countries included"}
      </Button>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} title="Countries" closeLabel="Close" isWide>
        <ul>
          {COUNTRY_NAMES.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Modal>
    </>
  );
}

export const modalExamples: ExampleSet = {
  id: "modal",
  title: "Modal",
  examples: (make) => [
    { name: "With art and split foot", content: <ManageModal make={make} /> },
    { name: "Wide, with more than fits", content: <LongModal /> },
  ],
};
