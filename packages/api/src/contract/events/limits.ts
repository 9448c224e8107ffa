/** Limits of events (spec part 2 §9). In their own file because no other page loads them. */
export const eventLimits = {
  /** Length of a past event's description on the list of events, in characters (graphemes). Longer ones are cut. */
  descriptionLength: 100,
  /** Time the success message of a registration is shown before /events opens, in milliseconds. */
  returnMs: 2_000,
  /** Distance from the viewport at which lazy images start to load, in pixels. */
  lazyMarginPx: 50,
  /** File extensions of films, in lowercase. */
  videoExtensions: ['mp4', 'webm', 'ogg', 'ogv', 'mov', 'm4v', 'avi', 'mkv'],
} as const;
