import { useState } from "react";
import { useRouteLoaderData } from "react-router";

/** What the customer had typed into this page's form before they had to sign in again, by field names. */
export function useFormDraft(): Readonly<Record<string, string | undefined>> {
  const root = useRouteLoaderData<{ draft?: Record<string, string> }>("root");
  // Kept in state, because the server sends it only once.
  const [draft] = useState(root?.draft ?? {});
  return draft;
}
