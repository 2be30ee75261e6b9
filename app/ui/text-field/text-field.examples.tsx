import type { ExampleSet } from "../example.ts";
import { TextField } from "./text-field.tsx";

export const textFieldExamples: ExampleSet = {
  id: "text-field",
  title: "Text field",
  examples: () => [
    { name: "Plain", content: <TextField id="tf-name" label="First name" defaultValue="Eleanor" /> },
    {
      name: "Optional, with hint",
      content: (
        <TextField id="tf-line" label="Address line 2" optionalLabel="(optional)" hint="Flat, building or company." />
      ),
    },
    {
      name: "Error",
      content: (
        <TextField
          id="tf-mail"
          label="Email address"
          type="email"
          defaultValue="eleanor@"
          error="Please enter a valid email address."
        />
      ),
    },
    { name: "Disabled", content: <TextField id="tf-off" label="Country" defaultValue="United Kingdom" disabled /> },
  ],
};
