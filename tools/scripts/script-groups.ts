import type { Plugin, Rolldown } from "vite";
import { groupModules, PRIORITIES, type ScriptGroup } from "./group-modules.ts";

type CodeSplittingGroups = NonNullable<Rolldown.CodeSplittingOptions["groups"]>;

/** The plugin reads the imports of the whole build; the groups then tell the bundler which module goes into which file. */
export function scriptGroups(): { plugin: Plugin; groups: CodeSplittingGroups } {
  let groupOf: ReadonlyMap<string, ScriptGroup> = new Map();
  return {
    plugin: {
      name: "script-groups",
      apply: "build",
      applyToEnvironment: ({ name }) => name === "client",
      buildEnd(error) {
        if (error) return;
        groupOf = groupModules({ ids: [...this.getModuleIds()], find: (id) => this.getModuleInfo(id) });
      },
    },
    groups: Object.values(PRIORITIES).map((priority) => ({
      name: (id: string) => groupOf.get(id)?.name ?? null,
      test: (id: string) => groupOf.get(id)?.priority === priority,
      priority,
    })),
  };
}
