import { renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Response {
  headers.set("content-type", "text/html; charset=utf-8");
  const html = renderToString(<ServerRouter context={routerContext} url={request.url} />);
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}
