/** Escapes the text of a value (RFC 5545, 3.3.11). Line ends become `\n`, and characters that text cannot contain are removed. */
export const escapeText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, '')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n');

const lineOctets = 75;

/** Folds a content line after at most 75 octets, never within a character (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let room = lineOctets;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (size > room) {
      parts.push(part);
      part = '';
      // The leading space of a continuation counts as well.
      room = lineOctets - 1;
    }
    part += character;
    room -= size;
  }
  return [...parts, part].join('\r\n ');
}
