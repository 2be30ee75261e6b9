import { renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

// oxlint-disable-next-line eslint/max-params -- the router calls it like this
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const html = renderToString(<ServerRouter context={context} url={request.url} />);
  return new Response(html, { status, headers });
}
