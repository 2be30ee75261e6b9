import type { PGlite } from "@electric-sql/pglite";

/** Whether a query with one parameter finds a row. */
export type Exists = (query: string, parameter: string) => Promise<boolean>;

/**
 * Asks the embedded engine by statements that it has parsed and planned before, in one message. Its usual way takes six
 * messages and plans anew, eight times the processor time, which was a fifth of a page.
 */
export function embeddedExists(lite: PGlite): Exists {
  const names = new Map<string, string>();
  const nameOf = async (query: string): Promise<string> => {
    const known = names.get(query);
    if (known !== undefined) return known;
    const name = `question_${names.size}`;
    await lite.execProtocol(Buffer.concat([message("P", text(name), text(query), int16(0)), sync]));
    names.set(query, name);
    return name;
  };
  // Not between the statements of a transaction: the question would belong to it.
  return (query, parameter) =>
    lite._runExclusiveTransaction(() =>
      lite._runExclusiveQuery(async () => {
        const bound = message("B", text(""), text(await nameOf(query)), int16(0), int16(1), sized(parameter), int16(0));
        const { messages } = await lite.execProtocol(Buffer.concat([bound, execute, sync]), { syncToFs: false });
        return messages.some(({ name }) => name === "dataRow");
      }),
    );
}

const text = (value: string): Buffer => Buffer.from(`${value}\0`);

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function sized(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([int32(bytes.length), bytes]);
}

/** A message of PostgreSQL's protocol: its letter, its length and its fields. */
function message(letter: string, ...fields: readonly Buffer[]): Buffer {
  const body = Buffer.concat(fields);
  return Buffer.concat([Buffer.from(letter), int32(body.length + 4), body]);
}

const sync = message("S");
const execute = message("E", text(""), int32(0));
