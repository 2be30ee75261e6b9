import { Hono } from "hono";
import { expect, it } from "vitest";
import { describeWire } from "./describe-wire.ts";

async function prepare() {
  const said: { word: string; at: Date }[] = [];
  const app = new Hono().get("/", (context) => context.json({ pid: process.pid, said }));
  return {
    app,
    say: (word: string, at: Date) => said.push({ word, at }),
    fail() {
      throw new Error("no such luck");
    },
  };
}

const processes: number[] = [];

describeWire("a ground", prepare, (connect, ground) => {
  const ask = async () => {
    const { baseUrl, fetch } = connect();
    return (await (await fetch(new Request(baseUrl))).json()) as { pid: number; said: object[] };
  };

  it("is reached where it is", async () => {
    expect(await ground().say("hello", new Date("2026-11-15T12:00:00Z"))).toBe(1);
    const { pid, said } = await ask();
    expect(said).toEqual([{ word: "hello", at: "2026-11-15T12:00:00.000Z" }]);
    processes.push(pid);
  });

  it("tells what went wrong there", async () => {
    await expect(ground().fail()).rejects.toThrow("no such luck");
  });
});

it("is in this process once, and once in another", () => {
  expect(processes).toHaveLength(2);
  expect(processes.map((pid) => pid === process.pid)).toEqual([true, false]);
});
