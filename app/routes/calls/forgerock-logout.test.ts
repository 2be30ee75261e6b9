import { expect, it } from "vitest";
import { visitContext } from "../../../test/vehicle-fixture.ts";
import { sessionContext } from "../../request/request-context.ts";
import { loader as askToLogOut } from "../sign-in/log-out.tsx";
import { loader } from "./forgerock-logout.ts";

function contextOf(isRegistered: boolean) {
  const context = visitContext(
    {
      call: () => Promise.reject(new Error("This test must not look up a vehicle.")),
      limits: {} as never,
      now: () => new Date(0),
    },
    { path: "/de-DE/" },
  );
  const signOut = () => Promise.reject(new Error("A link must not log the customer out."));
  context.set(sessionContext, { ...context.get(sessionContext), isRegistered, signOut });
  return context;
}

it("a link to the log-out opens the confirmation page and changes nothing", () => {
  const answer = loader({ context: contextOf(true) } as unknown as Parameters<typeof loader>[0]);
  expect([answer.status, answer.headers.get("location"), answer.headers.get("set-cookie")]).toEqual([
    302,
    "/log-out",
    null,
  ]);
});

it.each([
  [true, null],
  [false, 302],
])("the confirmation page for a signed-in visitor (%s) answers with the status %s", (isRegistered, status) => {
  const answer = askToLogOut({ context: contextOf(isRegistered) } as unknown as Parameters<typeof askToLogOut>[0]);
  expect(answer?.status ?? null).toBe(status);
});
