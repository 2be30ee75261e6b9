type Row = Record<string, string | number>;

const verdict = "within budget";

/** What a row says of its budget. */
export const withinBudget = (isWithin: boolean) => ({ [verdict]: isWithin ? "yes" : "NO" });

/** The rows whose budget is missed, each by the name of its first cell. */
export function missedBudgets(rows: readonly Row[]): string[] {
  return rows.filter((row) => row[verdict] === "NO").map((row) => Object.values(row).slice(0, 3).join(", "));
}

export function printTable(rows: readonly Row[]): void {
  const names = Object.keys(rows[0] ?? {});
  const width = (name: string) => Math.max(name.length, ...rows.map((row) => String(row[name]).length));
  const line = (cell: (name: string) => string) => names.map((name) => cell(name).padStart(width(name))).join("  ");
  console.log([line((name) => name), ...rows.map((row) => line((name) => String(row[name])))].join("\n"));
}
