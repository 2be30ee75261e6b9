import { z } from "zod";

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** Days of the week from 1 (Monday) to 7 (Sunday), with times of the phone line's time zone. */
const openingHours = z.object({
  days: z.array(z.int().min(1).max(7)).min(1),
  from: timeOfDay,
  to: timeOfDay,
});

const phone = z.object({
  kind: z.literal("phone"),
  /** As it is dialled from anywhere, such as +442079460123. */
  number: z.string().regex(/^\+\d{6,15}$/),
  /** As it is written in its country. */
  label: z.string().min(1),
  timeZone: z.string().min(1),
  hours: z.array(openingHours).min(1),
  /** Days without service, such as public holidays. */
  closedOn: z.array(z.iso.date()),
  notes: z.array(z.string()),
});

const channel = z.discriminatedUnion("kind", [
  phone,
  z.object({ kind: z.literal("email"), address: z.email() }),
  z.object({ kind: z.literal("post"), lines: z.array(z.string().min(1)).min(2) }),
  z.object({ kind: z.literal("form") }),
]);

/** How customers of a market reach a person. */
export const contactChannels = z.object({
  channels: z.array(channel).min(1),
  /** Other bodies that a market's law or custom names, such as the complaints book. */
  links: z.array(z.object({ text: z.string().min(1), href: z.url({ protocol: /^https$/ }) })),
});
export type ContactChannels = z.infer<typeof contactChannels>;
