import { emailFooter, namePlace } from '@banyan/api/office';
import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { MailingTable } from '../database/email-tables.ts';
import { escapedText } from '../html/allowed-html.ts';
import { htmlOfMarkdown } from '../html/markdown.ts';
import { emailDocument } from '../mail/email-html.ts';
import { ownWords } from '../mail/own-words.ts';
import { organisation } from '../settings/organisation.ts';
import { plainOf } from './plain.ts';

/* Layout of a campaign email: a small page and the same as text, without pictures, external resources or tracking. */

/** Parts that are the same in every recipient’s copy. */
export interface EmailFrame {
  name: string;
  timeZone: string;
  /** Signature and postal address. */
  below: string;
  /** Address of the recipient’s own page. */
  myPage: string;
}

export async function emailFrame(database: Database, config: ServerConfig): Promise<EmailFrame> {
  const { name, timeZone } = await organisation(database);
  const words = await ownWords(database, ['signature', 'postal-address']);
  const below = {
    signature: words.get('signature') ?? '',
    postalAddress: words.get('postal-address') ?? '',
  };
  return { name, timeZone, below: emailFooter(below), myPage: `${config.publicOrigin}/my` };
}

/** Parts that differ per recipient. */
export interface EmailCopy {
  firstName: string;
  /** Sentence that explains why they get it. */
  because: string;
  /** Unsubscribe link. */
  unsubscribe: string;
}

/** Email ready to be sent. */
export interface ComposedEmail {
  fromName: string;
  subject: string;
  body: string;
  html: string;
}

type Words = Pick<MailingTable, 'subject' | 'markdown' | 'from_name'>;

/** Sentence at the end of every campaign email. */
const uncounted = 'We do not count who opens or clicks.';

const paragraphs = (text: string) =>
  text
    .split('\n\n')
    .map((part) => `<p>${escapedText(part).replaceAll('\n', '<br>')}</p>`)
    .join('\n');

/** Makes one recipient’s copy. The name is inserted last, so that it is not interpreted as Markdown or HTML. */
export function composedEmail(
  { subject, markdown, from_name }: Words,
  { name, below, myPage }: EmailFrame,
  { firstName, because, unsubscribe }: EmailCopy,
): ComposedEmail {
  const content = htmlOfMarkdown(markdown);
  const footer = [name, below].filter(Boolean).join('\n');
  const plain = plainOf(content).replaceAll(namePlace, firstName);
  const links = `Unsubscribe: ${unsubscribe}\nMy page: ${myPage}`;
  return {
    fromName: from_name === '' ? name : `${from_name}, ${name}`,
    subject: subject.replaceAll(namePlace, firstName),
    body: [plain, '--', because, links, footer, uncounted].join('\n\n'),
    html: emailDocument(
      name,
      subject,
      `${content.replaceAll(namePlace, escapedText(firstName))}
<hr>
<p>${escapedText(because)} <a href="${escapedText(unsubscribe)}">Unsubscribe</a> · <a href="${escapedText(myPage)}">My page</a></p>
${paragraphs(footer)}
<p>${uncounted}</p>`,
    ),
  };
}
