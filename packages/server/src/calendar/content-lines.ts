/** Text of a value (RFC 5545, 3.3.11). Line ends become `\n`, and what has no place in text is left out. */
export const escapeText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, '')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n');

const lineOctets = 75;

/** One content line, folded after at most 75 octets and never within a character (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let room = lineOctets;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (size > room) {
      parts.push(part);
      part = '';
      // The space that continues a line counts too.
      room = lineOctets - 1;
    }
    part += character;
    room -= size;
  }
  return [...parts, part].join('\r\n ');
}
