import type { OrderFixture } from "./order-fixture.ts";

/** Moves the clock from job to job until a moment, as months with nothing to do need no steps. */
export async function walkJobs(
  fixture: OrderFixture,
  until: string,
  drain: () => Promise<void> = () => fixture.drain(),
): Promise<void> {
  const topics = Object.keys(fixture.jobs)
    .map((topic) => `'${topic}'`)
    .join(", ");
  for (;;) {
    await drain();
    const [next] = await fixture.rows<{ at: string | null }>(
      `select to_char(min(run_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from jobs
       where done_at is null and failed_at is null and topic in (${topics})`,
    );
    if (!next?.at || next.at > until) break;
    if (next.at > fixture.now().toISOString()) fixture.moveTo(next.at);
  }
  fixture.moveTo(until);
}
