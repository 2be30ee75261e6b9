import { hydrate } from "./hydrate.tsx";

void hydrate();
