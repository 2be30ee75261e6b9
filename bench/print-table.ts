type Row = Record<string, string | number>;

export function printTable(rows: readonly Row[]): void {
  const names = Object.keys(rows[0] ?? {});
  const width = (name: string) => Math.max(name.length, ...rows.map((row) => String(row[name]).length));
  const line = (cell: (name: string) => string) => names.map((name) => cell(name).padStart(width(name))).join("  ");
  console.log([line((name) => name), ...rows.map((row) => line((name) => String(row[name])))].join("\n"));
}
