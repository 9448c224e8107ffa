import type { ContactBody } from '@banyan/api/contract';
import type { EmailMessage } from '../mail/outbox.ts';
import { type Arrived, fromLines } from '../mail/waiting-email.ts';

/** Email to the volunteers about a new message. Replying to it reaches the sender. */
export function contactEmail(
  to: string,
  body: Omit<ContactBody, 'captchaToken'>,
  row: Arrived,
): EmailMessage {
  return {
    kind: null,
    recipient: to,
    replyTo: body.email,
    subject: `Message ${row.reference} from the contact form`,
    body: [
      `${body.firstName} ${body.lastName} wrote:`,
      '',
      body.message,
      '',
      `Email: ${body.email}`,
      ...(body.phone ? [`Phone: ${body.phone}`] : []),
      `Reference: ${row.reference}`,
      ...fromLines(row),
    ].join('\n'),
    about: row.id,
  };
}
