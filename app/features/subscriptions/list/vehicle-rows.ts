/** How many cards stand side by side on a wide screen. */
const ROW_CARDS = 3;

type WithCards = { cards: readonly unknown[] };

/** The columns of a wide screen that a vehicle takes for its cards. */
export const columnsOf = ({ cards }: WithCards): number => Math.min(cards.length, ROW_CARDS);

/** Moves vehicles forward to rows that have space for them, so that those with few services stand side by side. */
export function fillRows<Vehicle extends WithCards>(vehicles: readonly Vehicle[]): Vehicle[] {
  const rows: { vehicles: Vehicle[]; free: number }[] = [];
  for (const vehicle of vehicles) {
    const columns = columnsOf(vehicle);
    const row = rows.find(({ free }) => free >= columns) ?? { vehicles: [], free: ROW_CARDS };
    if (row.vehicles.length === 0) rows.push(row);
    row.vehicles.push(vehicle);
    row.free -= columns;
  }
  return rows.flatMap((row) => row.vehicles);
}
