import { startLiveParts } from "./live-parts.ts";
import { readPageStart } from "./page-start.ts";
import { startAtItsMoment } from "./start-scripts.ts";

// The first script of every page. The build writes it into the document.
const { start } = readPageStart();
startLiveParts(start.paths);
startAtItsMoment(start);
