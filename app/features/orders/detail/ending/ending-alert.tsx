import { Alert } from "../../../../ui/alert/alert.tsx";
import type { EndingText } from "./ending-texts.server.ts";

/** Says that a declaration was received, or what it has ended. */
export function EndingAlert({ text: { title, paragraphs } }: { text: EndingText }) {
  return (
    <Alert kind="info" title={title}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Alert>
  );
}
