import type { ExampleSet } from "../example.ts";
import { Alert } from "./alert.tsx";

export const alertExamples: ExampleSet = {
  id: "alert",
  title: "Alert",
  examples: () => [
    {
      name: "Warning",
      content: (
        <Alert kind="warn" title="This service expires soon">
          {"Renewal is due on 15 December 2026."}
        </Alert>
      ),
    },
    {
      name: "Error",
      content: (
        <Alert kind="error" title="This service has expired">
          {"Expired on 14 November 2026."}
        </Alert>
      ),
    },
    {
      name: "Success",
      content: (
        <Alert kind="ok" title="Added to your basket">
          {"Selected plan: 24 months"}
        </Alert>
      ),
    },
    {
      name: "Information",
      content: (
        <Alert kind="info" title="Sign in to view the expiry date">
          {"Secure Tracker shows its dates to the owner only."}
        </Alert>
      ),
    },
    { name: "Title only", content: <Alert kind="info" title="No further payment is due" /> },
  ],
};
