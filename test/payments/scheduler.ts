import { AsyncLocalStorage } from "node:async_hooks";

type Actor = { resume: (() => void) | undefined; paused: () => void };

/**
 * Interleaves several pieces of work in an order that the caller chooses. Each one stops at every `gate()`; after a crash
 * none of them is resumed.
 */
export function createScheduler() {
  const current = new AsyncLocalStorage<Actor>();
  let actors: Actor[] = [];

  const untilPause = (actor: Actor, begin: () => void): Promise<void> =>
    new Promise((resolve) => {
      actor.paused = resolve;
      begin();
    });

  return {
    /** Where the work may be interrupted, for a while or for ever. */
    gate(): Promise<void> {
      const actor = current.getStore();
      if (!actor) return Promise.resolve();
      return new Promise((resolve) => {
        actor.resume = resolve;
        actor.paused();
      });
    },
    /** Starts work and returns when it stops for the first time. */
    async start(work: () => Promise<unknown>): Promise<void> {
      const actor: Actor = { resume: undefined, paused: () => {} };
      actors.push(actor);
      await untilPause(actor, () => {
        const end = () => {
          actors = actors.filter((one) => one !== actor);
          actor.paused();
        };
        void current.run(actor, async () => work()).then(end, end);
      });
    },
    /** Resumes one of them until its next stop. */
    async step(choose: (count: number) => number): Promise<void> {
      const actor = actors[choose(actors.length)];
      const resume = actor?.resume;
      if (!actor || !resume) return;
      actor.resume = undefined;
      await untilPause(actor, resume);
    },
    crash: () => void (actors = []),
    count: () => actors.length,
  };
}
export type Scheduler = ReturnType<typeof createScheduler>;
