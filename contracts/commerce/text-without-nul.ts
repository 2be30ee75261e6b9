import { z } from "zod";

/** Text typed by a person: bounded, and without the NUL character, which PostgreSQL cannot store. */
export function textWithoutNul(max: number, min = 0): z.ZodString {
  return z
    .string()
    .min(min)
    .max(max)
    .regex(/^[^\0]*$/);
}
