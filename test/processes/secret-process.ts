import { once } from "node:events";
import { readSessionSecret } from "../../server/process/session-secret.ts";

/** A process that reads the secret of a folder after a message, as a starting shop does. */
const [, , folder = ""] = process.argv;

process.send?.("ready");
await once(process, "message");
process.send?.(await readSessionSecret(folder));
process.disconnect();
