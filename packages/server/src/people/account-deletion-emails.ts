import type { LeavingTable } from '../database/my-tables.ts';
import { longDay } from '../dates.ts';
import { type EmailMessage, farewell } from '../mail/outbox.ts';
import { personalEmail } from '../mail/personal-email.ts';

interface Told extends Pick<LeavingTable, 'email' | 'due_at'> {
  name: string;
  /** Token of the link that stops the deletion. */
  token: string;
  publicOrigin: string;
}

/** Email to a person who requested deletion: the date of it, and how to stop it. */
export const leavingEmail = ({ email, name, token, due_at, publicOrigin }: Told): EmailMessage =>
  personalEmail({
    kind: 'leaving',
    id: 'leaving',
    to: email,
    name,
    reference: null,
    subject: `We delete your data on ${longDay(due_at, 'UTC')}`,
    lines: [
      'As you asked on your page, you are hidden from the directory.',
      '',
      `On ${longDay(due_at, 'UTC')} we delete everything else with this address, except gifts that tax law requires us to keep.`,
      'If you did not ask for this, or changed your mind, stop it with this link:',
      '',
      `${publicOrigin}/my/stay?token=${token}`,
    ],
  });

/**
 * Email to a deleted person. It is itself deleted once sent. @param giftsKeptYears Years for which gifts are kept; `undefined`
 * without any
 */
export const deletedEmail = (
  { email, name }: Pick<Told, 'email' | 'name'>,
  { giftsKeptYears, copiesDays }: { giftsKeptYears: number | undefined; copiesDays: number },
): EmailMessage =>
  personalEmail({
    kind: 'deleted',
    id: farewell,
    to: email,
    name: name || 'friend',
    reference: null,
    subject: 'Your data is deleted',
    lines: [
      'As you asked, we deleted everything with this address. This email is deleted too, once it is sent.',
      '',
      ...(giftsKeptYears === undefined
        ? []
        : [
            `Your gifts stay for ${giftsKeptYears} years with name, amount and date, because tax law requires it.`,
          ]),
      `Backups with your data are deleted within ${copiesDays} days. We keep a fingerprint of your address, so that no import adds you again.`,
      '',
      'Thank you for having been here.',
    ],
  });
