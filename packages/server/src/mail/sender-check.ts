import { Resolver } from 'node:dns/promises';
import type { MailCheck } from '@banyan/api/office';
import type { ServerConfig } from '../config.ts';
import { domainIn } from './sender.ts';

/**
 * Looks up the TXT records of a DNS name. Rejects with the `code` `ENOTFOUND` for an unknown name, and `ENODATA` for one without
 * TXT records.
 */
export type LookUpTexts = (name: string) => Promise<string[][]>;

/** Timeout of one DNS query in milliseconds, and the number of tries. */
const asking = { timeout: 2_000, tries: 2 };

/** Looks up TXT records with the machine’s DNS resolver. */
export const lookUpTexts: LookUpTexts = (name) => new Resolver(asking).resolveTxt(name);

type Found = MailCheck['spf'];

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Result of searching a name’s TXT records for a prefix. */
async function holds(lookUp: LookUpTexts, name: string, begins: RegExp): Promise<Found> {
  try {
    const texts = await lookUp(name);
    return texts.some((parts) => begins.test(parts.join(''))) ? 'found' : 'none';
  } catch (error) {
    const code = codeOf(error);
    return code === 'ENOTFOUND' || code === 'ENODATA' ? 'none' : 'unknown';
  }
}

/**
 * Result of searching for a DKIM key. Without a selector, any name below `_domainkey` counts: the DNS then knows the name without
 * texts (RFC 8020).
 */
async function dkimOf(lookUp: LookUpTexts, domain: string, selector: string): Promise<Found> {
  if (selector !== '') return holds(lookUp, `${selector}._domainkey.${domain}`, /(?:^|;)\s*p=[^;\s]/i);
  try {
    await lookUp(`_domainkey.${domain}`);
    return 'found';
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENODATA') return 'found';
    return code === 'ENOTFOUND' ? 'none' : 'unknown';
  }
}

/** The domain and its parent domains, without the top-level domain. */
function domainsUp(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'));
}

/** DMARC result of the domain, or of the nearest parent domain with a record. */
async function dmarcOf(lookUp: LookUpTexts, domain: string): Promise<Found> {
  let answer: Found = 'none';
  for (const name of domainsUp(domain)) {
    const found = await holds(lookUp, `_dmarc.${name}`, /^v=DMARC1\b/i);
    if (found === 'found') return found;
    if (found === 'unknown') answer = found;
  }
  return answer;
}

/** Checks the DNS records with which other servers verify our sender address. */
export async function checkSender(
  { mail: { from, smtpUrl, dkimSelector } }: Pick<ServerConfig, 'mail'>,
  lookUp: LookUpTexts,
  now: number,
): Promise<MailCheck> {
  const domain = domainIn(from);
  const nothing = { spf: 'none', dkim: 'none', dmarc: 'none' } as const;
  const found =
    domain === ''
      ? nothing
      : {
          spf: await holds(lookUp, domain, /^v=spf1\b/i),
          dkim: await dkimOf(lookUp, domain, dkimSelector),
          dmarc: await dmarcOf(lookUp, domain),
        };
  return { isSetUp: smtpUrl !== undefined, domain, ...found, at: new Date(now).toISOString() };
}
