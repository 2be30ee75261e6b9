import type { ReactNode } from "react";
import { Alert } from "../../../../ui/alert/alert.tsx";
import type { EndingText } from "./ending-texts.server.ts";

/** Says that a declaration was received, or what it has ended. */
export function EndingAlert({ text: { title, number, paragraphs } }: { text: EndingText }) {
  return (
    <Alert kind="info" title={title}>
      {paragraphs.map((paragraph, index) => (
        // Two services can have the same words.
        <p key={index}>{withUnbroken(number, paragraph)}</p>
      ))}
    </Alert>
  );
}

/** The customer copies the number, so no character may be added that forbids a break at its hyphens. */
function withUnbroken(number: string, paragraph: string): ReactNode {
  const [before, after] = paragraph.split(number);
  if (after === undefined) return paragraph;
  return (
    <>
      {before}
      <span className="nowrap">{number}</span>
      {after}
    </>
  );
}
