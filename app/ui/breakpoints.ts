/** Widths in rem from which a wider layout applies. The stylesheet has the same list in tokens.css. */
export const BREAKPOINTS = { sm: 23.4375, md: 48, lg: 80, xl: 91.25, xll: 101, xxl: 120 } as const;

/** Widest contents in rem. */
export const MAX_WIDTHS = { page: 83.75, wide: 103.75 } as const;

const ONE_PIXEL = 1 / 16;

/** A phone is anything one pixel narrower than md. */
export const MOBILE_QUERY = `(max-width: ${BREAKPOINTS.md - ONE_PIXEL}rem)`;
