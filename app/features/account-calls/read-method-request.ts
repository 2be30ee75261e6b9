type MethodRequest = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is MethodRequest =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The request of a method: JSON in the query, or a field of the body, which keeps vehicles and addresses out of URLs.
 * Undefined when it is no object, or when both are there and it is not clear which one counts.
 */
export function readMethodRequest(query: URLSearchParams, body: unknown): MethodRequest | undefined {
  const inQuery = query.get("methodRequest");
  const inBody = isRecord(body) ? body.methodRequest : undefined;
  if (inQuery === null) return isRecord(inBody) ? inBody : undefined;
  const parsed = inBody === undefined ? parseJson(inQuery) : undefined;
  return isRecord(parsed) ? parsed : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
