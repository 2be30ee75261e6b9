import { bootstrap } from "virtual:bootstrap";
import { START_ID, STATE_ID } from "./page-start.ts";

/** Both are JSON. */
export type ScriptTexts = { start: string; state: string };

type Props = {
  /** Only on the server: the browser has read them before React renders this. */
  texts: ScriptTexts | undefined;
  nonce: string | undefined;
};

/** The page's data, and its one script, which loads all others when they are needed. */
export function PageScripts({ texts, nonce }: Props) {
  return (
    <>
      <Script id={START_ID} type="application/json" text={texts?.start} />
      <Script id={STATE_ID} type="application/json" text={texts?.state} />
      <Script nonce={nonce} text={texts && bootstrap} />
    </>
  );
}

type ScriptProps = { id?: string; type?: string; nonce?: string | undefined; text: string | undefined };

function Script({ text = "", ...attributes }: ScriptProps) {
  return <script {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
