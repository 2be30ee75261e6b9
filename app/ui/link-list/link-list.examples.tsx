import type { ExampleSet } from "../example.ts";
import { LinkList } from "./link-list.tsx";

const nothing = () => undefined;

export const linkListExamples: ExampleSet = {
  id: "link-list",
  title: "Link list",
  examples: () => [
    {
      name: "More information",
      content: (
        <LinkList
          items={[
            { text: "Countries included", note: "40 countries", onPress: nothing },
            { text: "User manual", note: "PDF, 2.1 MB", icon: "external", href: "/uikit" },
            { text: "Terms and conditions", to: "/uikit" },
          ]}
        />
      ),
    },
    {
      name: "Documents, one of them not ready",
      content: (
        <LinkList
          items={[
            {
              text: "Invoice",
              note: "PDF",
              icon: "download",
              post: { action: "/uikit", fields: {}, onSubmit: nothing },
            },
            { text: "Credit note", note: "Ready to view shortly", icon: "download", isDisabled: true },
          ]}
        />
      ),
    },
    {
      name: "Topics, one of them shown",
      content: (
        <LinkList
          items={[
            { text: "Service renewals", note: 12, to: "/uikit" },
            { text: "Payment", note: 8, to: "/uikit", isCurrent: true },
          ]}
        />
      ),
    },
  ],
};
