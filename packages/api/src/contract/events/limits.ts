/** The numbers of events (spec part 2 §9), by themselves because no other page carries them. */
export const eventLimits = {
  /** Past descriptions on the list of events are cut after this many characters (graphemes). */
  descriptionLength: 100,
  /** How long the event registration's success stands before /events follows. */
  returnMs: 2_000,
  /** Lazy images begin to load this far before they are seen. */
  lazyMarginPx: 50,
  /** What makes a path a film, lower case. */
  videoExtensions: ['mp4', 'webm', 'ogg', 'ogv', 'mov', 'm4v', 'avi', 'mkv'],
} as const;
