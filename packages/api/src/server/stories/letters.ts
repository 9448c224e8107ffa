import type { StoryTable } from '../database/tables.ts';
import type { Letter } from '../mail/outbox.ts';
import { personalLetter, type ToldDecision } from '../mail/personal-letter.ts';

/** To whoever sent a story: what was decided; `undefined` when there is nobody to tell. */
export function storyLetter(row: StoryTable, { action, reason, config }: ToldDecision): Letter | undefined {
  // A story that an editor wrote has nobody to tell.
  if (row.email === null) return undefined;
  const person = { id: row.id, to: row.email, name: row.name, reference: row.reference };
  if (action === 'approve') {
    return personalLetter({
      ...person,
      subject: 'Your story is published',
      lines: [
        'your story was read, and it is on the site now. Thank you for telling it.',
        '',
        `To read and to pass on: ${config.publicOrigin}/alumni-stories/${encodeURIComponent(row.id)}`,
      ],
    });
  }
  return personalLetter({
    ...person,
    subject: 'About your story',
    lines: [
      'your story was read, and as it is we cannot publish it. The reason:',
      '',
      reason,
      '',
      `You may change it and send it again: ${config.publicOrigin}/submit-story`,
    ],
  });
}
