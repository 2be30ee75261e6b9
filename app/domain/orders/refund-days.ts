/** So many days after a withdrawal the money is on its way back, by the means of payment that was used. */
export const REFUND_DAYS = 14;
