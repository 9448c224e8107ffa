import { Resolver } from 'node:dns/promises';
import type { MailCheck } from '@banyan/api/office';
import type { ServerConfig } from '../config.ts';
import { domainIn } from './sender.ts';

/** Texts that a name of the DNS holds. Rejects with `code` `ENOTFOUND` for a name that is not there, `ENODATA` for one without texts. */
export type LookUpTexts = (name: string) => Promise<string[][]>;

/** How long one question may take, in milliseconds, and how often it is asked. */
const asking = { timeout: 2_000, tries: 2 };

/** Asks the DNS as this machine does. */
export const lookUpTexts: LookUpTexts = (name) => new Resolver(asking).resolveTxt(name);

type Found = MailCheck['spf'];

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Whether a name holds a text that begins so. */
async function holds(lookUp: LookUpTexts, name: string, begins: RegExp): Promise<Found> {
  try {
    const texts = await lookUp(name);
    return texts.some((parts) => begins.test(parts.join(''))) ? 'found' : 'none';
  } catch (error) {
    const code = codeOf(error);
    return code === 'ENOTFOUND' || code === 'ENODATA' ? 'none' : 'unknown';
  }
}

/** Whether there is a key to sign with: of a known name; else whether there is any name below, for then the DNS has no texts but knows the name (RFC 8020). */
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

/** The domain, and those above it that somebody can own. */
function domainsUp(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'));
}

/** What is said of the domain, or of the nearest above it that says anything. */
async function dmarcOf(lookUp: LookUpTexts, domain: string): Promise<Found> {
  let answer: Found = 'none';
  for (const name of domainsUp(domain)) {
    const found = await holds(lookUp, `_dmarc.${name}`, /^v=DMARC1\b/i);
    if (found === 'found') return found;
    if (found === 'unknown') answer = found;
  }
  return answer;
}

/** Looks up whether other servers may believe that ours writes in the association's name. */
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
