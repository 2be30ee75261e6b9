import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";

export async function createStorefront(mode: "development" | "production") {
  const build = (await import("virtual:react-router/server-build")) as unknown as ServerBuild;
  const handler = createRequestHandler(build, mode);
  return (request: Request) => handler(request, new RouterContextProvider());
}
