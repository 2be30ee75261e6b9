/** The pages that a form of the account opens for one of the customer's vehicles, which the server selects first. */
export const VEHICLE_PAGES = ["renewAll", "renew", "details"] as const;
export type VehiclePage = (typeof VEHICLE_PAGES)[number];

/** The fields of that form: the vehicle by its key, the page, and the service, which Renew All does not need. */
export const OPEN_FIELDS = { vehicle: "vehicle", page: "page", service: "service" } as const;
