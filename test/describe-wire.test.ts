import { Hono } from "hono";
import { expect, it } from "vitest";
import type { Connection } from "../contracts/client.ts";
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

type Answer = { pid: number; said: object[] };

const processes: number[] = [];

async function ask({ baseUrl, fetch }: Connection): Promise<Answer> {
  return (await (await fetch(new Request(baseUrl))).json()) as Answer;
}

describeWire("a fixture", prepare, (connect, fixture) => {
  it("is reached in its process", async () => {
    expect(await fixture().say("hello", new Date("2026-11-15T12:00:00Z"))).toBe(1);
    const { pid, said } = await ask(connect());
    expect(said).toEqual([{ word: "hello", at: "2026-11-15T12:00:00.000Z" }]);
    processes.push(pid);
  });

  it("passes its errors on", async () => {
    await expect(fixture().fail()).rejects.toThrow("no such luck");
  });
});

describeWire("a later fixture", prepare, (connect) => {
  it("knows nothing of the first", async () => {
    const { pid, said } = await ask(connect());
    expect(said).toEqual([]);
    processes.push(pid);
  });
});

it("is in this process once, and once in another, which serves the later one too", () => {
  const [here, away, ...later] = processes;
  expect(here).toBe(process.pid);
  expect(away).not.toBe(process.pid);
  expect(later).toEqual([here, away]);
});
