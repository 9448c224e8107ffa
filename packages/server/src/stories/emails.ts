import type { StoryTable } from '../database/tables.ts';
import type { EmailMessage } from '../mail/outbox.ts';
import { type NotifiedDecision, personalEmail } from '../mail/personal-email.ts';

/** Columns of a story that its emails use. */
type Told = Pick<StoryTable, 'id' | 'reference' | 'title' | 'name' | 'email'>;

const authorOf = (row: Told, to: string) => ({
  id: row.id,
  to,
  name: row.name,
  reference: row.reference,
});

/** Email to the sender of a story with the decision; `undefined` if there is no recipient. */
export function storyEmail(
  row: Told,
  { action, reason, config }: NotifiedDecision,
): EmailMessage | undefined {
  // A story by an editor has no recipient.
  if (row.email === null) return undefined;
  const person = authorOf(row, row.email);
  if (action === 'approve') {
    return personalEmail({
      ...person,
      kind: 'story-approved',
      subject: 'Your story is published',
      lines: [
        'Your story is now on the site. Thank you for telling it.',
        '',
        `To read and share it: ${config.publicOrigin}/alumni-stories/${encodeURIComponent(row.id)}`,
      ],
    });
  }
  return personalEmail({
    ...person,
    kind: 'story-rejected',
    subject: 'About your story',
    lines: [
      'We read your story and cannot publish it as it is. The reason:',
      '',
      reason,
      '',
      `You may change it and send it again: ${config.publicOrigin}/submit-story`,
    ],
  });
}

/** Email to the sender of a story that it was unpublished, with the reason; `undefined` if there is no recipient. */
export const storyTakenDownEmail = (row: Told, reason: string): EmailMessage | undefined =>
  row.email === null
    ? undefined
    : personalEmail({
        ...authorOf(row, row.email),
        kind: 'story-taken-down',
        subject: 'Your story was removed from the site',
        lines: [`“${row.title}” is no longer on the site. The reason:`, '', reason, ''],
      });

/** Email to the sender of a story with an editor's changes; `undefined` if there is no recipient. */
export const storyEditedEmail = (
  row: Told,
  { title, text }: { title: string; text: string },
  publicOrigin: string,
): EmailMessage | undefined =>
  row.email === null
    ? undefined
    : personalEmail({
        ...authorOf(row, row.email),
        kind: 'story-mended',
        subject: 'We corrected a mistake in your story',
        lines: [
          'We edited your story. It is here:',
          `${publicOrigin}/alumni-stories/${encodeURIComponent(row.id)}`,
          '',
          `If anything is wrong, write to us: ${publicOrigin}/contact`,
          '',
          title,
          '',
          text,
          '',
        ],
      });
