import { useState } from "react";
import { useRouteLoaderData } from "react-router";

/** What its author had typed into the form of this page before they had to sign in again, by the names of the fields. */
export function useFormDraft(): Readonly<Record<string, string | undefined>> {
  const root = useRouteLoaderData<{ draft?: Record<string, string> }>("root");
  // It is told once; the next answer of the server no longer knows it.
  const [draft] = useState(root?.draft ?? {});
  return draft;
}
