import { z } from "zod";

/** Much longer than an order number or an e-mail address; what is wrong with them is said to the customer. */
const typed = z
  .string()
  .default("")
  .transform((value) => value.slice(0, 300));

export const lookupForm = z.object({ orderNumber: typed, email: typed });
