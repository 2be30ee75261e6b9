import type { Make } from "../make-logo/make-logo.tsx";
import type { ExampleSet } from "../example.ts";
import { IconButton, IconLink } from "../icon-button/icon-button.tsx";
import { CheckoutHeader, Header } from "./header.tsx";

const MAKE_NAMES: Record<Make, string> = { landrover: "Land Rover", jaguar: "Jaguar" };

const LINKS = [
  { text: "Services", to: "/uikit?page=services", isCurrent: true },
  { text: "My vehicle", to: "/uikit?page=vehicle" },
  { text: "Help", to: "/uikit?page=help" },
];

const MENU = {
  pageKey: "uikit",
  open: "Menu",
  close: "Close menu",
  account: { text: "Sign in", to: "/uikit" },
  place: { text: "United Kingdom, English", to: "/uikit#place" },
};

export const headerExamples: ExampleSet = {
  id: "header",
  title: "Header",
  examples: (make) => [
    {
      name: "Shop",
      isWide: true,
      content: (
        <Header
          make={make}
          makeName={MAKE_NAMES[make]}
          shopName="Connected services"
          homeTo="/uikit"
          navLabel="Main"
          links={LINKS}
          menu={MENU}
        >
          <IconLink icon="user" label="Your account" to="/uikit" />
          <IconButton icon="bag" label="Basket, 2 items" count={2} />
        </Header>
      ),
    },
    {
      name: "Checkout",
      isWide: true,
      content: (
        <CheckoutHeader
          make={make}
          makeName={MAKE_NAMES[make]}
          title="Checkout"
          close={{ to: "/uikit", label: "Close checkout" }}
        />
      ),
    },
  ],
};
