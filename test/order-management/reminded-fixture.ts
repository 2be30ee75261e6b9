import { createOrderFixture } from "./order-fixture.ts";
import { guestCustomer, paidItem, paidOrder } from "./paid-order.ts";
import { walkJobs } from "./walk-jobs.ts";

/** A subscription that renews on 15 November 2027, and one of a guest that ends then; the reminders of that week are sent. */
export async function createRemindedFixture() {
  const fixture = await createOrderFixture();
  await fixture.take(paidOrder({ orderNo: "A-1", items: [paidItem({ isAutoRenewed: true })] }));
  await fixture.take(
    paidOrder({
      orderNo: "G-1",
      items: [paidItem({ isAutoRenewed: true })],
      customer: { ...guestCustomer, email: "guest@example.com" },
      vehicle: { vin: "SALEA7BWAS2Z00999" },
    }),
  );
  await walkJobs(fixture, "2027-11-08T12:00:00.000Z");
  const lastReminder = async (recipient: string) => {
    const reminder = (await fixture.letters()).findLast(
      (letter) => letter.recipient === recipient && letter.kind === "reminder",
    );
    if (reminder?.content.kind !== "reminder") throw new Error("There is no reminder.");
    return reminder.content;
  };
  const tokenOf = (path: string | undefined | null) => path?.split("/").at(-1) ?? "";
  return {
    ...fixture,
    walkTo: (moment: string) => walkJobs(fixture, moment),
    stopToken: async () => tokenOf((await lastReminder("ada@example.com")).stopPath),
    renewToken: async () => tokenOf((await lastReminder("guest@example.com")).renew?.path),
    calendarToken: async (recipient: string) => tokenOf((await lastReminder(recipient)).calendarPath),
  };
}
