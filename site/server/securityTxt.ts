/** Path where security researchers look for a contact (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt';

/** Validity of the file, in milliseconds. The operator of the site may change later. */
const goodFor = 180 * 86_400_000;

/** @param contact Configured contact: an email address or an https URL. */
export function securityTxt(contact: string, origin: string, now = Date.now()): string {
  return [
    `Contact: ${contact.includes('@') && !contact.startsWith('https:') ? `mailto:${contact}` : contact}`,
    `Expires: ${new Date(now + goodFor).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${securityTxtPath}`,
    '',
  ].join('\n');
}
