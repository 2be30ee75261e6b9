/** The response to a client that exceeds a rate limit. */
export function tooManyRequests(retryAfterSeconds: number): Response {
  return new Response("Too Many Requests", {
    status: 429,
    headers: { "retry-after": String(retryAfterSeconds), "cache-control": "no-store" },
  });
}
