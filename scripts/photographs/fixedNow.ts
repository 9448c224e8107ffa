/** When photographs are taken, in milliseconds since 1970: a Saturday morning in the fall, on the East Coast. */
export const fixedNow = Date.UTC(2026, 10, 28, 17);
