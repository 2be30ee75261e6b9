import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FRAME_SANDBOX_MS, restrictFrames } from "./restrict-frames.ts";

let notify = () => {};
let isWatching = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "MutationObserver",
    class {
      constructor(onChange: () => void) {
        notify = onChange;
      }
      observe() {
        isWatching = true;
      }
      disconnect() {
        isWatching = false;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A container whose frames are added one after the other. */
function createContainer() {
  const frames: { sandbox: string | undefined }[] = [];
  const container = {
    querySelectorAll: () =>
      frames
        .filter(({ sandbox }) => sandbox === undefined)
        .map((frame) => ({ setAttribute: (_: string, value: string) => void (frame.sandbox = value) })),
  };
  const add = () => {
    frames.push({ sandbox: undefined });
    notify();
  };
  return { frames, add, container: container as unknown as Node & ParentNode };
}

const restricted = (frames: { sandbox: string | undefined }[]) => frames.map(({ sandbox }) => sandbox !== undefined);

it("sandboxes each frame a second after it was added, also the frame of a method that is opened later", () => {
  const { frames, add, container } = createContainer();
  add();
  restrictFrames(container);
  vi.advanceTimersByTime(FRAME_SANDBOX_MS - 1);
  expect(restricted(frames)).toEqual([false]);
  vi.advanceTimersByTime(1);
  expect(restricted(frames)).toEqual([true]);
  add();
  vi.advanceTimersByTime(FRAME_SANDBOX_MS - 1);
  expect(restricted(frames)).toEqual([true, false]);
  vi.advanceTimersByTime(1);
  expect(restricted(frames)).toEqual([true, true]);
  expect(frames[1]?.sandbox).not.toContain("allow-top-navigation ");
});

it("sandboxes no frame after it was stopped", () => {
  const { frames, add, container } = createContainer();
  add();
  restrictFrames(container)();
  vi.advanceTimersByTime(2 * FRAME_SANDBOX_MS);
  expect(restricted(frames)).toEqual([false]);
  expect(isWatching).toBe(false);
});
