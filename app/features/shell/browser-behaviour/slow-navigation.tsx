import { lazy, Suspense } from "react";
import { useFetchers, useNavigation } from "react-router";

const Waiting = lazy(async () => ({ default: (await import("../waiting/waiting.tsx")).Waiting }));

/** What is said while a page or a form takes its time. Its code comes with the first of them. */
export function SlowNavigation() {
  const { location } = useNavigation();
  const isSending = useFetchers().some(({ formMethod }) => formMethod === "POST");
  return location || isSending ? (
    <Suspense>
      <Waiting />
    </Suspense>
  ) : null;
}
