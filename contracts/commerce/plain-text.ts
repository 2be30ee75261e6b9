import { z } from "zod";

/** Text a person may have typed: bounded, and without the NUL character that no database column takes. */
export function plainText(max: number, min = 0): z.ZodString {
  return z
    .string()
    .min(min)
    .max(max)
    .regex(/^[^\0]*$/);
}
