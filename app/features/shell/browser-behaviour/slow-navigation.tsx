import { lazy, Suspense } from "react";
import { useFetchers, useNavigation } from "react-router";

const SlowNotice = lazy(async () => ({ default: (await import("../slow-navigation/slow-notice.tsx")).SlowNotice }));

/** Feedback while a page or a form is slow. Its code is loaded with the first navigation. */
export function SlowNavigation() {
  const { location } = useNavigation();
  const isSending = useFetchers().some(({ formMethod }) => formMethod === "POST");
  return location || isSending ? (
    <Suspense>
      <SlowNotice />
    </Suspense>
  ) : null;
}
