/** Paths without a page yet. Remove a path when its page is built, and never add one. */
export const PENDING_PATHS = ["/cancel-subscription", "/withdraw"] as const;
