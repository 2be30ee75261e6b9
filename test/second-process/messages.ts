/** What the tests ask the process that serves a ground, besides "close". */
export type Asked = { id: number; name: string; given: unknown[] };

/** What it says: where it listens, and how each question ended. */
export type Told = { port: number } | { id: number; answer: unknown } | { id: number; error: string };
