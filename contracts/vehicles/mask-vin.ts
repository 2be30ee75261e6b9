const VIN_EDGE = 4;

/** First and last four characters stay. A VIN that masking does not change is not shown at all. */
export function maskVin(vin: string): string | undefined {
  const masked = vin.slice(0, VIN_EDGE) + "X".repeat(Math.max(0, vin.length - 2 * VIN_EDGE)) + vin.slice(-VIN_EDGE);
  const isChanged = vin.length > 2 * VIN_EDGE && masked !== vin;
  return isChanged ? masked : undefined;
}
