export type Admission = {
  /** Resolves with a function that frees the slot, or with undefined when no slot becomes free in time. */
  enter(): Promise<(() => void) | undefined>;
};

type Limits = { maxRunning: number; maxWaiting: number; waitMs: number };

/** Limits how many requests run at once. A few more wait in a queue, each for a limited time, first come, first served. */
export function createAdmission({ maxRunning, maxWaiting, waitMs }: Limits): Admission {
  let running = 0;
  const queue = new Set<() => void>();

  const freeSlot = () => {
    const [next] = queue;
    if (next) next();
    else running -= 1;
  };
  // A slot is freed once, however often its release is called.
  const createRelease = () => {
    let isHeld = true;
    return () => {
      if (isHeld) freeSlot();
      isHeld = false;
    };
  };
  return {
    async enter() {
      if (running < maxRunning) {
        running += 1;
        return createRelease();
      }
      if (queue.size >= maxWaiting) return undefined;
      return new Promise((resolve) => {
        const start = () => {
          clearTimeout(timer);
          queue.delete(start);
          resolve(createRelease());
        };
        const timer = setTimeout(() => {
          queue.delete(start);
          resolve(undefined);
        }, waitMs);
        queue.add(start);
      });
    },
  };
}
