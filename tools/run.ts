import { spawn } from "node:child_process";

export type RunResult = { code: number; output: string };

type Options = { env?: Record<string, string>; isQuiet?: boolean };

/** Runs a program of the project to its end; its output is shown as it comes unless it is to be quiet. */
export function run(
  program: string,
  parameters: readonly string[],
  { env = {}, isQuiet = false }: Options = {},
): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8");
      stream.on("data", (text: string) => {
        output += text;
        if (!isQuiet) process.stdout.write(text);
      });
    }
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
