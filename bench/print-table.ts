type Row = Record<string, string | number>;

const budgetColumn = "within budget";

/** The column that says whether a row is within its budget. */
export const withinBudget = (isWithin: boolean) => ({ [budgetColumn]: isWithin ? "yes" : "NO" });

/** The rows that miss their budget, each named by its first three cells. */
export function missedBudgets(rows: readonly Row[]): string[] {
  return rows.filter((row) => row[budgetColumn] === "NO").map((row) => Object.values(row).slice(0, 3).join(", "));
}

export function printTable(rows: readonly Row[]): void {
  const names = Object.keys(rows[0] ?? {});
  const width = (name: string) => Math.max(name.length, ...rows.map((row) => String(row[name]).length));
  const line = (cell: (name: string) => string) => names.map((name) => cell(name).padStart(width(name))).join("  ");
  console.log([line((name) => name), ...rows.map((row) => line((name) => String(row[name])))].join("\n"));
}
