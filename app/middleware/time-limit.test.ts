import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settingsContext, requestedShopContext } from "../request/request-context.ts";
import { timeLimit } from "./time-limit.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (pathname: string, next: () => Promise<Response>) => {
  const context = new RouterContextProvider();
  context.set(requestedShopContext, { pathname } as never);
  context.set(settingsContext, {} as never);
  const args = { context, request: new Request(`http://shop.test${pathname}`), params: {} };
  return timeLimit(args as never, next) as Promise<Response>;
};
const never = () => new Promise<Response>(() => {});

it("passes on a page that is ready in time", async () => {
  const page = new Response("page");
  expect(await pass("/", async () => page)).toBe(page);
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ["/checkout", 6_000],
  ["/payment-confirmation", 30_000],
])("answers for %s after %i ms with a page that can be retried", async (pathname, ms) => {
  let answered = false;
  const response = pass(pathname, never).catch((thrown: unknown) => {
    answered = true;
    return thrown;
  });
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(answered).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await response).toMatchObject({ init: { status: 503 }, data: { reason: "slow" } });
});

it("answers a script with JSON after 6 s", async () => {
  const pending = pass("/service-get-basket", never);
  await vi.advanceTimersByTimeAsync(6_000);
  const response = await pending;
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "10"]);
  expect(await response.json()).toEqual({ detail: "A system does not answer." });
});
