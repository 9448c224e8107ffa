import * as v from 'valibot';
import type { Transaction } from '../database/database.ts';
import type { ContactMessageTable } from '../database/tables.ts';
import type { EmailMessage } from '../mail/outbox.ts';
import { personalEmail } from '../mail/personal-email.ts';

const Reply = v.object({
  id: v.string(),
  /** ISO instant. */
  at: v.string(),
  /** Name of the volunteer. */
  who: v.string(),
  text: v.string(),
});

/** Reply of a volunteer to a message. It is kept in the row of the message, so it is erased together with it. */
export type Reply = v.InferOutput<typeof Reply>;

/** Replies to a message, oldest first. */
export const repliesTo = ({ replies }: Pick<ContactMessageTable, 'replies'>): Reply[] =>
  replies === null ? [] : v.parse(v.array(Reply), JSON.parse(replies));

/** Stores the replies to a message in place of the previous ones. */
export async function keepReplies(trx: Transaction, id: string, replies: readonly Reply[]): Promise<void> {
  await trx
    .updateTable('contact_messages')
    .set({ replies: replies.length > 0 ? JSON.stringify(replies) : null })
    .where('id', '=', id)
    .execute();
}

interface Replied extends Pick<Reply, 'text'> {
  /** Id of the message. The email refers to it, so it is erased together with it. */
  id: string;
  to: string;
  name: string;
  reference: string;
  /** Address of the association, which receives the person's answer. */
  replyTo: string;
}

/** Email to the person who wrote a message. */
export const replyEmail = ({ id, text, to, name, reference, replyTo }: Replied): EmailMessage => ({
  ...personalEmail({
    kind: 'reply',
    id,
    to,
    name,
    reference,
    subject: 'Re: your message',
    lines: [text, ''],
  }),
  replyTo,
});
