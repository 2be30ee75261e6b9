import { z } from "zod";
import { withoutSeparators } from "../domain/vehicle/without-separators.ts";

/** The form that asks for a VIN, or removes the selected vehicle. `checkVin` says what is wrong with a VIN. */
export const findVehicleForm = z.object({
  intent: z.string().optional(),
  vin: z
    .string()
    .default("")
    .transform((typed) => withoutSeparators(typed).slice(0, 60)),
  redirectUrl: z.string().default(""),
});
