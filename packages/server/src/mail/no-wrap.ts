/**
 * A text for somebody whose screen breaks its lines: the invisible U+2060 keeps a line from ending between the brackets of
 * `501(c)(3)`.
 */
export const noWrap = (text: string): string => text.replaceAll('501(c)(3)', '501(c)\u2060(3)');
