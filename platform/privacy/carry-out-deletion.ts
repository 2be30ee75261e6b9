import { eq } from "drizzle-orm";
import { isFault } from "../../contracts/fault.ts";
import { erasePerson, type KeptRecords, type PersonKeys } from "../../contracts/privacy/person-data.ts";
import { type PersonSystem, personSystems } from "../../contracts/privacy/privacy-requests.ts";
import { enqueue } from "../../database/jobs/jobs.ts";
import { queueLetter } from "../../letters/outbox/queue-letter.ts";
import { readGuestOrderNumbers } from "./collect-person-data.ts";
import { pseudonymOf } from "./deletion-number.ts";
import { type DeletionRow, deletions } from "./deletions-table.ts";
import type { PrivacyDeps } from "./privacy-deps.ts";

export const forgetTopic = "privacy.forget";

/** The letter about the deletion must have arrived before its address is forgotten too. */
const forgetAfterMs = 7 * 86_400_000;

/** The answers of a real system that has no such call. */
const lacksTheCall = new Set([401, 403, 404, 405, 501]);

/**
 * Goes through the systems one by one. What is done is recorded after each, so a repeated run goes on where the last one
 * stopped; a system that was interrupted deletes again, which changes nothing more.
 */
export async function carryOutDeletion(deps: PrivacyDeps, number: string, signal?: AbortSignal): Promise<void> {
  const [row] = await deps.database.queries.select().from(deletions).where(eq(deletions.number, number));
  if (!row || row.finishedAt) return;
  const person = await findPerson(deps, row);
  if (!person) return;
  const state = { done: new Set(row.done), byHand: new Set(row.byHand), kept: new Set(row.kept) };
  for (const system of personSystems) {
    if (state.done.has(system) || state.byHand.has(system)) continue;
    if (signal?.aborted) throw new Error("The process stops; the deletion goes on in another one.");
    const kept = await eraseIn(deps, system, { person, pseudonym: pseudonymOf(number) });
    if (kept === "lacksTheCall") state.byHand.add(system);
    else state.done.add(system);
    for (const records of kept === "lacksTheCall" ? [] : kept) state.kept.add(records);
    await deps.database.queries
      .update(deletions)
      .set({ done: [...state.done], byHand: [...state.byHand], kept: [...state.kept] })
      .where(eq(deletions.number, number));
  }
  await finish(deps, row, [...state.kept]);
}

/** The guest orders are read and kept before anything is deleted, because order management forgets whose they were. */
async function findPerson(deps: PrivacyDeps, row: DeletionRow): Promise<PersonKeys | undefined> {
  const known = keysOf(row);
  if (!known || row.guestOrderNumbers !== null) return known;
  const guestOrderNumbers = await readOrNone(deps, row.email);
  await deps.database.queries.update(deletions).set({ guestOrderNumbers }).where(eq(deletions.number, row.number));
  return { ...known, guestOrderNumbers };
}

/** A real system without the call is left to people, as its own data is. */
async function readOrNone(deps: PrivacyDeps, email: string | null): Promise<string[]> {
  try {
    return await readGuestOrderNumbers(deps, email);
  } catch (error) {
    if (!isFault(error) || !lacksTheCall.has(error.status ?? 0)) throw error;
    deps.report("the orders of a guest must be found by hand", { system: "order-management", error });
    return [];
  }
}

const keysOf = ({ accountId, identityId, email, guestOrderNumbers }: DeletionRow): PersonKeys | undefined =>
  accountId === null ? undefined : { accountId, identityId, email, guestOrderNumbers: guestOrderNumbers ?? [] };

type Erasure = { person: PersonKeys; pseudonym: string };

async function eraseIn(
  deps: PrivacyDeps,
  system: PersonSystem,
  body: Erasure,
): Promise<KeptRecords[] | "lacksTheCall"> {
  try {
    return (await deps.systems[system](erasePerson, { body })).kept;
  } catch (error) {
    if (!isFault(error) || !lacksTheCall.has(error.status ?? 0)) throw error;
    deps.report("the data of a person must be deleted by hand", { system, error });
    return "lacksTheCall";
  }
}

/** The last trace of the address is the letter, which is forgotten later. */
async function finish(deps: PrivacyDeps, row: DeletionRow, kept: KeptRecords[]): Promise<void> {
  const at = deps.now();
  await deps.database.transaction(async (tx) => {
    await tx.update(deletions).set({ finishedAt: at }).where(eq(deletions.number, row.number));
    if (row.email !== null) {
      await queueLetter(
        tx,
        {
          eventKey: `data-deleted:${row.number}`,
          recipient: row.email,
          name: row.name,
          siteId: row.siteId,
          localeId: row.localeId,
          content: { kind: "data-deleted", number: row.number, at: at.toISOString(), kept },
        },
        at,
      );
    }
    const runAt = new Date(at.getTime() + forgetAfterMs);
    await enqueue(tx, { topic: forgetTopic, payload: { number: row.number }, runAt, key: row.number });
  });
}

/** Deletes the letter about the deletion, then who asked for it. The number, the times and what is kept stay. */
export async function forgetRequester(deps: PrivacyDeps, number: string): Promise<void> {
  const [row] = await deps.database.queries.select().from(deletions).where(eq(deletions.number, number));
  const person = row && keysOf(row);
  if (!person) return;
  await deps.systems.letters(erasePerson, { body: { person, pseudonym: pseudonymOf(number) } });
  await deps.database.queries
    .update(deletions)
    .set({ accountId: null, identityId: null, email: null, name: null, guestOrderNumbers: null })
    .where(eq(deletions.number, number));
}
