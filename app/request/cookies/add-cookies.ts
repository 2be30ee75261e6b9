/** Adds a Set-Cookie header for each line, and leaves out what is undefined. */
export function addCookies(headers: Headers, ...lines: readonly (string | undefined)[]): Headers {
  for (const line of lines) if (line !== undefined) headers.append("set-cookie", line);
  return headers;
}

/** The same response with more cookies. A copy, since the headers of a redirect cannot be changed. */
export function withCookies(response: Response, lines: readonly string[]): Response {
  const headers = addCookies(new Headers(response.headers), ...lines);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
