import { Hono } from "hono";
import { expect, it } from "vitest";
import type { Connection } from "../contracts/client.ts";
import { describeContract } from "./describe-contract.ts";

async function prepare() {
  const entries: { word: string; at: Date }[] = [];
  const app = new Hono().get("/", (context) => context.json({ pid: process.pid, entries }));
  return {
    app,
    say: (word: string, at: Date) => entries.push({ word, at }),
    fail() {
      throw new Error("no such luck");
    },
  };
}

type Answer = { pid: number; entries: object[] };

const processes: number[] = [];

async function readEntries({ baseUrl, fetch }: Connection): Promise<Answer> {
  return (await (await fetch(new Request(baseUrl))).json()) as Answer;
}

describeContract("a fixture", prepare, (connect, fixture) => {
  it("is reached in its process", async () => {
    expect(await fixture().say("hello", new Date("2026-11-15T12:00:00Z"))).toBe(1);
    const { pid, entries } = await readEntries(connect());
    expect(entries).toEqual([{ word: "hello", at: "2026-11-15T12:00:00.000Z" }]);
    processes.push(pid);
  });

  it("passes its errors on", async () => {
    await expect(fixture().fail()).rejects.toThrow("no such luck");
  });
});

describeContract("a later fixture", prepare, (connect) => {
  it("does not share the data of the first", async () => {
    const { pid, entries } = await readEntries(connect());
    expect(entries).toEqual([]);
    processes.push(pid);
  });
});

it("every fixture runs in this process and in one other process, which serves all fixtures", () => {
  const [here, away, ...later] = processes;
  expect(here).toBe(process.pid);
  expect(away).not.toBe(process.pid);
  expect(later).toEqual([here, away]);
});
