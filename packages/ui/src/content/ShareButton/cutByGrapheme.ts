/** Maximum length of a shared description, in characters. */
export const shareTextLength = 100;

const inOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

/**
 * Cuts a text after a number of characters as a reader counts them: an emoji or a Marathi syllable is one and is never cut in
 * two. A cut text ends in an ellipsis.
 *
 * @param most characters to keep, without the ellipsis
 */
export const cutByGrapheme = (text: string, most: number = shareTextLength): string => {
  const whole = inOneLine(text);
  let kept = '';
  let count = 0;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(whole)) {
    if (count === most) return `${kept.trimEnd()}…`;
    kept += segment;
    count += 1;
  }
  return kept;
};

/**
 * Cuts a text after the last whole word that fits, counted as `cutByGrapheme` counts. A text of one long word is cut inside it.
 * A cut text ends in an ellipsis.
 *
 * @param most characters to keep, without the ellipsis
 */
export const cutAtWord = (text: string, most: number): string => {
  const whole = inOneLine(text);
  const cut = cutByGrapheme(whole, most);
  if (cut === whole) return whole;
  const kept = cut.slice(0, -1);
  const space = whole.charAt(kept.length) === ' ' ? -1 : kept.lastIndexOf(' ');
  return `${(space < 0 ? kept : kept.slice(0, space)).replace(/[\s,;:–—-]+$/, '')}…`;
};
