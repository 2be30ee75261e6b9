/** What the tests ask the process that serves their fixtures. */
export type Asked = { id: number; question: Question };

export type Question =
  /** Makes the fixture of a suite and says where it can be reached. */
  | { kind: "open"; file: string; suite: string }
  | { kind: "call"; fixture: number; name: string; given: unknown[] }
  | { kind: "close"; fixture: number };

/** How a question ended. */
export type Told = { id: number; answer: unknown } | { id: number; error: string };

/** The answer to the first question. */
export type Opened = { fixture: number; port: number };
