/** Stands in for everything of the test runner where a test file is read for its fixtures alone. */
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
