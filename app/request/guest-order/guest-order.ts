import { z } from "zod";

/** An order that was placed without an account; its number and e-mail address together identify the guest. */
export const guestOrder = z.object({
  siteId: z.string().max(20),
  orderNumber: z.string().min(1).max(100),
  email: z.string().min(3).max(100),
});
export type GuestOrder = z.output<typeof guestOrder>;
