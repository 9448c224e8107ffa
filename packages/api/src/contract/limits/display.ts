/* Limits of what is displayed, and for how long. */

export const toast = {
  errorMs: 4_000,
  successMs: 2_000,
  blankMs: 4_000,
  loadingMs: Number.POSITIVE_INFINITY,
  most: 20,
} as const;
/** Time during which CLEAR can be undone. Not from the spec. */
export const undoMs = 10_000;
export const headerCompactAfterPx = 10;
export const heroHeightPx = { min: 600, max: 1200 } as const;
export const breakpointsPx = { news: 768, about: 968 } as const;
export const videoVolume = 0.45;
