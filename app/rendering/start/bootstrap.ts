import { startLiveParts } from "./live-parts.ts";
import { readPageStart, startAtItsMoment } from "./start-scripts.ts";

// The first script of every page. The build writes it into the document.
const start = readPageStart();
startLiveParts(start.paths);
startAtItsMoment(start);
