/** The field by which a request for a document says that it is a guest's. It is granted by the order's cookie only. */
export const GUEST_FIELD = { guest: "true" } as const;
