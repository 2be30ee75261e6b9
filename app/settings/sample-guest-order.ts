/** A guest order of the demonstration that visitors can try. */
export type SampleGuestOrder = {
  siteId: string;
  country: string;
  orderNumber: string;
  email: string;
  vehicleName: string;
  /** Whether it is new enough for a refund. */
  isRefundable: boolean;
};
