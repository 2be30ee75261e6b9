/** Adds a Set-Cookie header for each line, and leaves out what is undefined. */
export function addCookies(headers: Headers, ...lines: readonly (string | undefined)[]): Headers {
  for (const line of lines) if (line !== undefined) headers.append("set-cookie", line);
  return headers;
}

/** The same response with more cookies and headers that can be changed. It is copied only where they cannot, as of a redirect. */
export function withCookies(response: Response, lines: readonly string[]): Response {
  if (hasFixedHeaders(response)) {
    const headers = addCookies(new Headers(response.headers), ...lines);
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  }
  addCookies(response.headers, ...lines);
  return response;
}

/** No property tells it; a change that changes nothing does. */
function hasFixedHeaders({ headers }: Response): boolean {
  try {
    headers.delete("x-shop-unused");
    return false;
  } catch {
    return true;
  }
}
