import { campaignMessages as messages } from '@banyan/api/office';
import type { MailingTable } from '../database/email-tables.ts';
import { HttpError } from '../http/http-error.ts';
import { sendNow, type Transport } from '../mail/delivery.ts';
import { organisation } from '../settings/organisation.ts';
import { unsubscribePath, unsubscribeToken } from './token.ts';
import { type ComposedEmail, composedEmail, emailFrame } from './words.ts';
import type { CampaignServices } from './writer.ts';

/** Volunteer who gets a preview or test. */
export interface Reader {
  id: string;
  name: string;
  email: string;
}

type Words = Pick<MailingTable, 'subject' | 'markdown' | 'from_name'>;

const firstNameOf = ({ name }: Reader) => name.split(' ')[0] ?? name;

const testLink = ({ config, secret }: CampaignServices, campaign: string, { id }: Reader) =>
  config.publicOrigin + unsubscribePath(unsubscribeToken(secret, { kind: 'test', campaign, id }));

/** Preview of a campaign as the reader would receive it. */
export async function previewOf(
  services: CampaignServices,
  words: Words,
  because: string,
  reader: Reader,
): Promise<ComposedEmail> {
  const system = await emailFrame(services.database, services.config);
  const unsubscribe = testLink(services, 'preview', reader);
  return composedEmail(words, system, { firstName: firstNameOf(reader), because, unsubscribe });
}

/** Result of a test email. */
interface Tried {
  state: 'sent' | 'waiting';
  at: string;
  to: string;
}

/** @throws HttpError 409 without a mail server */
function requireMail(transport: Transport | undefined): Transport {
  if (!transport) throw new HttpError(409, messages.notSetUp);
  return transport;
}

/** Sends a campaign to the volunteer as a test, and waits until it is sent. */
export async function tryCampaign(
  services: CampaignServices & { transport: Transport | undefined },
  row: MailingTable,
  because: string,
  reader: Reader,
): Promise<Tried> {
  const { database, config, now } = services;
  const transport = requireMail(services.transport);
  const system = await emailFrame(database, config);
  const unsubscribe = testLink(services, row.id, reader);
  const words = composedEmail(row, system, { firstName: firstNameOf(reader), because, unsubscribe });
  const message = {
    kind: null,
    recipient: reader.email,
    about: row.id,
    unsubscribe,
    ...words,
    ...(row.reply_to !== '' && { replyTo: row.reply_to }),
  };
  const isOut = await sendNow(database, transport, message, now);
  return { state: isOut ? 'sent' : 'waiting', at: new Date(now()).toISOString(), to: reader.email };
}

/** Sends a test email to the volunteer, to check that mail arrives. */
export async function tryMail(
  { database, now, ...services }: CampaignServices & { transport: Transport | undefined },
  { id, email }: Reader,
): Promise<Tried> {
  const transport = requireMail(services.transport);
  const { name } = await organisation(database);
  const body = `This email was sent from the Office’s settings.\n\nEmail from ${name} arrives.`;
  const message = { kind: null, recipient: email, subject: `Email from ${name} arrives`, body, about: id };
  const isOut = await sendNow(database, transport, message, now);
  return { state: isOut ? 'sent' : 'waiting', at: new Date(now()).toISOString(), to: email };
}
