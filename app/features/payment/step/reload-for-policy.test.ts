import { expect, it } from "vitest";
import { reloadForPolicy } from "./reload-for-policy.ts";

function openTab() {
  const stored = new Map<string, string>();
  const tab = { reloads: 0 };
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
  const open = (hasPaymentPolicy: boolean) =>
    reloadForPolicy({ hasPaymentPolicy, storage, reload: () => void (tab.reloads += 1) });
  return { tab, open };
}

it("does not reload a document with the policy", () => {
  const { tab, open } = openTab();
  expect(open(true)).toBe(false);
  expect(tab.reloads).toBe(0);
});

it("reloads a document without the policy, and never twice in a row", () => {
  const { tab, open } = openTab();
  expect(open(false)).toBe(true);
  expect(open(false)).toBe(false);
  expect(open(false)).toBe(false);
  expect(tab.reloads).toBe(1);
});

it("reloads again after a document with the policy", () => {
  const { tab, open } = openTab();
  open(false);
  open(true);
  expect(open(false)).toBe(true);
  expect(tab.reloads).toBe(2);
});
