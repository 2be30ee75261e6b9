export type Admission = {
  /** Resolves with what gives the place back, or with undefined when there is none to be had soon. */
  enter(): Promise<(() => void) | undefined>;
};

type Limits = { most: number; mostWaiting: number; waitMs: number };

/** So many at a time, a few more in a line, and each of those for a moment only. First come, first served. */
export function createAdmission({ most, mostWaiting, waitMs }: Limits): Admission {
  let inside = 0;
  const line = new Set<() => void>();

  const leave = () => {
    const [next] = line;
    if (next) next();
    else inside -= 1;
  };
  // A place is given back once, however often it is asked for.
  const place = () => {
    let isHeld = true;
    return () => {
      if (isHeld) leave();
      isHeld = false;
    };
  };
  return {
    async enter() {
      if (inside < most) {
        inside += 1;
        return place();
      }
      if (line.size >= mostWaiting) return undefined;
      return new Promise((resolve) => {
        const take = () => {
          clearTimeout(timer);
          line.delete(take);
          resolve(place());
        };
        const timer = setTimeout(() => {
          line.delete(take);
          resolve(undefined);
        }, waitMs);
        line.add(take);
      });
    },
  };
}
