import { bootstrap } from "virtual:bootstrap";
import { DATA_TYPE } from "./page-start.ts";

type Props = {
  /** Only on the server: the browser has read it before React renders this. */
  data: string | undefined;
  nonce: string | undefined;
};

/** The page's data, and its one script, which loads all others when they are needed. */
export function PageScripts({ data, nonce }: Props) {
  return (
    <>
      <Script type={DATA_TYPE} text={data} />
      <Script nonce={nonce} text={data && bootstrap} />
    </>
  );
}

type ScriptProps = { type?: string; nonce?: string | undefined; text: string | undefined };

function Script({ text = "", ...attributes }: ScriptProps) {
  return <script {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
