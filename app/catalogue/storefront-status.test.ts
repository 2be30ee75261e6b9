import { describe, expect, it } from "vitest";
import type { CallOptions, Client } from "../../contracts/client.ts";
import { Fault } from "../../contracts/fault.ts";
import { storefrontStatusReader } from "./storefront-status.server.ts";

const start = Date.parse("2026-11-15T12:00:00Z");

/** A platform that gives these answers in order, each after so many seconds; without a status it times out. */
function platformAnswering(...answers: { status?: string; seconds?: number }[]) {
  const clock = { at: start };
  const calls: (CallOptions | undefined)[] = [];
  const commerce = (_endpoint: unknown, _input: unknown, options?: CallOptions) => {
    calls.push(options);
    const { status, seconds = 0 } = answers.shift() ?? {};
    clock.at += seconds * 1000;
    if (status) return Promise.resolve({ storefront_status: status });
    return Promise.reject(new Fault({ service: "commerce", kind: "timeout", detail: { message: "late" } }));
  };
  const status = storefrontStatusReader(commerce as unknown as Client, () => new Date(clock.at));
  return { read: () => status("VCS"), calls, clock };
}

describe("the status of the storefront", () => {
  it.each(["online", "maintenance", "to_be_deleted", "protected"])(
    "is %s when the platform says so",
    async (status) => {
      expect(await platformAnswering({ status }).read()).toBe(status);
    },
  );

  it("is read again after ten seconds", async () => {
    const { read, clock } = platformAnswering({ status: "online" }, { status: "maintenance" });
    expect(await read()).toBe("online");
    clock.at += 9_999;
    expect(await read()).toBe("online");
    clock.at += 1;
    expect(await read()).toBe("maintenance");
  });

  it("is read with a short timeout", async () => {
    const { read, calls } = platformAnswering({ status: "online" });
    await read();
    expect(calls).toEqual([{ timeoutMs: 1_500 }]);
  });

  it("is the last answer, however old, while the platform does not answer", async () => {
    const { read, calls, clock } = platformAnswering({ status: "protected" }, { seconds: 20 }, { status: "online" });
    expect(await read()).toBe("protected");
    clock.at += 10_000;
    expect(await read()).toBe("protected");
    expect(await read()).toBe("protected");
    expect(calls).toHaveLength(2);
    clock.at += 10_000;
    expect(await read()).toBe("online");
  });

  it("is online until the platform has answered once", async () => {
    expect(await platformAnswering({}).read()).toBe("online");
  });
});
