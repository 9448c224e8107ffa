/** Ours: when a form that usually needs no verification asks for one. */
export const unverifiedLimits = {
  /** It was filled in faster than this. */
  fillMs: 1_500,
  /** A visitor tries more often than this within ten minutes. */
  tries: 10,
} as const;
