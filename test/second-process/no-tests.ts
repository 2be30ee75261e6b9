/** A stub of the test runner, for importing a test file only for its fixtures. */
const nothing: unknown = new Proxy(() => {}, { get: () => nothing, apply: () => nothing });

export {
  nothing as afterAll,
  nothing as afterEach,
  nothing as beforeAll,
  nothing as beforeEach,
  nothing as describe,
  nothing as expect,
  nothing as it,
};
