import { dirname } from "node:path";
import { listSourceFiles } from "../source-files.ts";

/** The room of a file: a top folder, and inside `app/` each folder and each feature. */
export function roomOf(file: string): string {
  const [top = "", second = "", third = ""] = dirname(file).split("/");
  if (top !== "app") return top;
  if (second === "features" && third !== "") return `app/features/${third}`;
  return second === "" ? "app" : `app/${second}`;
}

export async function listRooms(): Promise<string[]> {
  const files = await listSourceFiles();
  return [...new Set(files.map(roomOf))].sort();
}
