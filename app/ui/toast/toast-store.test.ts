import { afterEach, expect, test } from "vitest";
import { currentToasts, dismissToast, serverToasts, showToast, subscribeToasts } from "./toast-store.ts";

afterEach(() => {
  for (const toast of currentToasts()) dismissToast(toast.id);
});

test("shows messages in the order in which they were added", () => {
  showToast("ok", "Payment method added.");
  showToast("error", "Something went wrong.");
  expect(currentToasts().map(({ kind, text }) => [kind, text])).toEqual([
    ["ok", "Payment method added."],
    ["error", "Something went wrong."],
  ]);
});

test("dismisses one message and keeps the others", () => {
  const first = showToast("ok", "one");
  const second = showToast("ok", "two");
  dismissToast(first);
  expect(currentToasts().map((toast) => toast.id)).toEqual([second]);
});

test("notifies its listeners until they unsubscribe", () => {
  let calls = 0;
  const unsubscribe = subscribeToasts(() => {
    calls += 1;
  });
  showToast("info", "one");
  unsubscribe();
  showToast("info", "two");
  expect(calls).toBe(1);
});

test("the server renders no messages, whatever the browser shows", () => {
  showToast("ok", "one");
  expect(serverToasts()).toEqual([]);
});
