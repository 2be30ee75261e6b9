import { randomBytes } from "node:crypto";
import { chmod, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { ConfigurationError } from "../environment/configuration-error.ts";
import { minSecretCharacters } from "../environment/settings.ts";
import { writeFileOnce } from "./write-file.ts";

/** The secret of this installation, created at the first start and stored beside the embedded database. */
export async function readSessionSecret(dataDirectory: string): Promise<string> {
  const path = resolve(join(dataDirectory, "session-secret"));
  const secret = await readSecret(path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw new ConfigurationError(`The secret in ${path} cannot be read`, { cause: error });
    await writeFileOnce(path, `${randomBytes(32).toString("base64url")}\n`);
    // Another process may have written its secret first: that one counts.
    return readSecret(path);
  });
  if (secret.length < minSecretCharacters) {
    throw new ConfigurationError(
      `The secret in ${path} has fewer than ${minSecretCharacters} characters. Put back the one that was there; only ` +
        "if it is lost, delete the file: a new one is made then, and all customers are signed out",
    );
  }
  return secret;
}

async function readSecret(path: string): Promise<string> {
  const text = await readFile(path, "utf8");
  // An older version, or a copy, may have made it readable for other users.
  await chmod(path, 0o600);
  return text.trim();
}
