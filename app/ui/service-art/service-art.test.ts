import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { SERVICE_DRAWINGS } from "./service-art.tsx";

const files = (folder: string) =>
  new Set(
    readdirSync(`public/art/${folder}`)
      .filter((name) => name.endsWith(".svg"))
      .map((name) => name.replace(".svg", "")),
  );

test.each(["services", "services/jaguar"])("the folder %s has every drawing", (folder) => {
  expect(files(folder)).toEqual(new Set(SERVICE_DRAWINGS));
});
