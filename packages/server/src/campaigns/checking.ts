import { readMinutesOf, textOfStory } from '@banyan/api/contract';
import { bulkBeyond } from '@banyan/api/office';
import type { MailingTable } from '../database/email-tables.ts';
import { htmlOfMarkdown } from '../html/markdown.ts';
import { ownWords } from '../mail/own-words.ts';
import { checkSender, type LookUpTexts } from '../mail/sender-check.ts';
import { reachedBy } from './audience.ts';
import { audienceOf } from './delivery/rows.ts';
import { checkLinks, linksIn } from './links.ts';
import type { CampaignServices } from './writer.ts';

/** Checks before a campaign is sent, except the test email. */
export async function checkCampaign(
  { database, config, secret, now }: CampaignServices,
  row: MailingTable,
  lookUp: LookUpTexts,
) {
  const html = htmlOfMarkdown(row.markdown);
  const text = textOfStory(html);
  const words = await ownWords(database, ['postal-address']);
  const { recipients } = await reachedBy({ database, secret, now: now() }, audienceOf(row));
  return {
    words: { subject: row.subject.length, text: text.length, minutes: readMinutesOf(text) },
    links: await checkLinks(linksIn(html), config.publicOrigin),
    postalAddress: words.get('postal-address') ?? '',
    mail: await checkSender(config, lookUp, now()),
    reached: recipients.length,
    isBulk: recipients.length > bulkBeyond,
  };
}
