import { z } from "zod";

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
const isStorable = (value: string) => !value.includes("\0") && value.isWellFormed();

export const storableText = (max: number) => z.string().max(max).refine(isStorable);
export const filledText = (max: number) => storableText(max).refine((value) => value.trim() !== "");

/** The id of any object of the platform. */
export const id = z.string().regex(/^[\w-]{1,64}$/);

export const localeId = z.string().regex(/^[a-z]{2}-[A-Z]{2}$/);
export const currencyCode = z.enum(["GBP", "EUR", "CZK", "USD", "CAD"]);
export type CurrencyCode = z.infer<typeof currencyCode>;

/** A flag in a query. */
export const queryFlag = z.enum(["true", "false"]);

/** A sum of money in requests and responses: a decimal of the currency's main unit. */
export const decimal = z.number().min(-10_000_000).max(10_000_000);
