/** Prevents line breaks inside `501(c)(3)` with the invisible character U+2060, for screens that wrap lines. */
export const noWrap = (text: string): string => text.replaceAll('501(c)(3)', '501(c)\u2060(3)');
