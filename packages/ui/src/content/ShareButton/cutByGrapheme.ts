/** How much of a description a share carries. */
export const shareTextLength = 100;

/**
 * The first so many characters as a reader counts them: an emoji or a Marathi syllable is one and is never cut in two.
 * What was cut ends in an ellipsis.
 *
 * @param most characters that are kept, without the ellipsis
 */
export const cutByGrapheme = (text: string, most: number = shareTextLength): string => {
  const whole = text.trim().replace(/\s+/g, ' ');
  let kept = '';
  let count = 0;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(whole)) {
    if (count === most) return `${kept.trimEnd()}…`;
    kept += segment;
    count += 1;
  }
  return kept;
};
