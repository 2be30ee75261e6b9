import type { Queries } from "../../../database/database.ts";
import { declarations } from "./declaration-table.ts";

export type DeclarationData = typeof declarations.$inferInsert;

export async function fillDeclarations(tx: Queries, rows: DeclarationData[]): Promise<void> {
  await tx.insert(declarations).values(rows);
}
