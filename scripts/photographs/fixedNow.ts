/** Time of the screenshots, in milliseconds since 1970: a Saturday in the fall, at noon on the East Coast. */
export const fixedNow = Date.UTC(2026, 10, 28, 17);
