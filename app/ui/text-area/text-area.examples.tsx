import { useState } from "react";
import { Button } from "../button/button.tsx";
import type { ExampleSet } from "../example.ts";
import { TextArea } from "./text-area.tsx";

const formatCount = (used: number, maxChar: number) => `${used} of ${maxChar} characters`;

function ReasonForm() {
  const [isValid, setIsValid] = useState(true);
  return (
    <div className="stack">
      <TextArea
        id="ta-short"
        label="Tell us more, briefly"
        maxChar={20}
        formatCount={formatCount}
        tooLongError="The entered text is too long"
        onValidityChange={setIsValid}
      />
      <Button disabled={!isValid}>{"Send reason"}</Button>
    </div>
  );
}

export const textAreaExamples: ExampleSet = {
  id: "text-area",
  title: "Text area",
  examples: () => [
    {
      name: "With a counter",
      content: (
        <TextArea
          id="ta-reason"
          label="Tell us more"
          optionalLabel="(optional)"
          defaultValue="We are selling the car in spring."
          maxChar={150}
          formatCount={formatCount}
          tooLongError="The entered text is too long"
        />
      ),
    },
    { name: "Over the limit a form cannot be sent", content: <ReasonForm /> },
  ],
};
