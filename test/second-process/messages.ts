/** A request of the tests to the process that serves their fixtures. */
export type FixtureMessage = { id: number; request: FixtureRequest };

export type FixtureRequest =
  /** Creates the fixture of a suite; answered with its port. */
  | { kind: "open"; file: string; suite: string }
  | { kind: "call"; fixture: number; name: string; parameters: unknown[] }
  | { kind: "close"; fixture: number };

/** The result of a request. */
export type FixtureReply = { id: number; answer: unknown } | { id: number; error: string };

/** The answer to `open`. */
export type OpenedFixture = { fixture: number; port: number };
