/** Declarations that show at most this many lines of a text, the last one with an ellipsis. */
export const clampedLines = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;
