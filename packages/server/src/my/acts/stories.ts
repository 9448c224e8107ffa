import { myMessages as messages } from '@banyan/api/contract';
import { auditUnseen } from '../../audit/audit.ts';
import { contactEmail } from '../../contact/emails.ts';
import { addContactMessage } from '../../contact/rows.ts';
import type { StoryTable } from '../../database/tables.ts';
import { transaction } from '../../database/transaction.ts';
import { queueEmail } from '../../mail/outbox.ts';
import { noteAskedDown, storiesWithEmail, storyState } from '../../stories/self-service.ts';
import { type Act, theMember, unknown } from '../acting.ts';

/** Message that the volunteers receive. */
const wish = ({ title, reference, name, email, contact_no }: StoryTable, me: string) => ({
  firstName: name,
  lastName: '',
  email: email ?? me,
  phone: contact_no ?? '',
  message: `Please take my story “${title}”${reference ? ` (${reference})` : ''} off the site.\n\nSent from my own page.`,
});

/** Asks the volunteers to unpublish a story, with a message in their queue. A second request adds no second message. */
export const askStoryDown: Act = ({ services: { config, database, now }, me, about }) =>
  transaction(database, async (trx) => {
    const story = (await storiesWithEmail(trx, me.key)).find(({ reference }) => reference === about);
    if (!story || storyState(story, false) !== 'published') throw unknown();
    if (await noteAskedDown(trx, story.id, now())) {
      const body = wish(story, me.key);
      const row = await addContactMessage(trx, body, null, now());
      await queueEmail(trx, contactEmail(config.mail.to, body, row), now());
      const auditAction = {
        ...theMember,
        action: 'ask to take down',
        subject: `story ${story.id}`,
        detail: '',
      } as const;
      await auditUnseen(trx, auditAction, now());
    }
    return messages.storyAsked;
  });
