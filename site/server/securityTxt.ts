/** Where security researchers look for whom to write to (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt';

/** How long what it says may be believed, in milliseconds: whoever runs the site may have changed by then. */
const goodFor = 180 * 86_400_000;

/** @param contact As configured: an email address, or an https address. */
export function securityTxt(contact: string, origin: string, now = Date.now()): string {
  return [
    `Contact: ${contact.includes('@') && !contact.startsWith('https:') ? `mailto:${contact}` : contact}`,
    `Expires: ${new Date(now + goodFor).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${securityTxtPath}`,
    '',
  ].join('\n');
}
