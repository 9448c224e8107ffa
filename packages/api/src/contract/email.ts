import { limits } from './limits.ts';

/** Pattern of the HTML standard's email input, with at least one dot in the domain. */
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Characters that would end a host name in an address. */
const notInHost = /[\s@<>()[\],;:\\"%/?#]/;

/**
 * Converts a domain to ASCII, as mail servers write it: `bücher.example` becomes `xn--bcher-kva.example`. Returns other text
 * unchanged.
 */
function asciiDomain(domain: string): string {
  if (/^[\x20-\x7e]*$/.test(domain) || notInHost.test(domain)) return domain;
  return URL.canParse(`https://${domain}`) ? new URL(`https://${domain}`).hostname : domain;
}

/**
 * Returns an email address with its domain in ASCII. Two spellings of one mailbox become the same text, except for capital letters.
 */
function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + asciiDomain(email.slice(at));
}

/**
 * Returns true if a text is a single email address that cannot add a second one to a mail header. Rejects too long text without
 * parsing it.
 */
export function isEmail(text: string): boolean {
  if (text.length > limits.text.email) return false;
  const ascii = asciiEmail(text);
  return ascii.length <= limits.text.email && pattern.test(ascii);
}

/** Returns the key of a mailbox: the same text for every spelling of its address. */
export const emailKey = (email: string): string => asciiEmail(email).toLowerCase();
