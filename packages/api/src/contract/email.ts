import { limits } from './limits.ts';

/** The pattern of the HTML standard's email input, with at least one dot in the domain. */
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** What would end a host name in an address. */
const notInHost = /[\s@<>()[\],;:\\"%/?#]/;

/** A domain as the mail system writes it: `bücher.example` is `xn--bcher-kva.example`. As it is when it is no domain. */
function asciiDomain(domain: string): string {
  if (/^[\x20-\x7e]*$/.test(domain) || notInHost.test(domain)) return domain;
  return URL.canParse(`https://${domain}`) ? new URL(`https://${domain}`).hostname : domain;
}

/** An email address with its domain in ASCII: two spellings of one mailbox become the same text, but for capital letters. */
function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + asciiDomain(email.slice(at));
}

/** Whether a text is one email address, which could not smuggle a second one into a mail header. Long text is refused unread. */
export function isEmail(text: string): boolean {
  if (text.length > limits.text.email) return false;
  const ascii = asciiEmail(text);
  return ascii.length <= limits.text.email && pattern.test(ascii);
}

/** The key of a mailbox: the same for every way to write its address. */
export const emailKey = (email: string): string => asciiEmail(email).toLowerCase();
