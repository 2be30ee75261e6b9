import { buildWhenNeeded } from "./build.ts";

await buildWhenNeeded();
await import("../server/main.ts");
