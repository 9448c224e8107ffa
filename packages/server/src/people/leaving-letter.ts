import type { LeavingTable } from '../database/my-tables.ts';
import { longDay } from '../dates.ts';
import { farewell, type Letter } from '../mail/outbox.ts';
import { personalLetter } from '../mail/personal-letter.ts';

interface Told extends Pick<LeavingTable, 'email' | 'due_at'> {
  name: string;
  /** Of the link that stops it. */
  token: string;
  publicOrigin: string;
}

/** To somebody who asked to be deleted: when it is done, and how it is stopped. */
export const leavingLetter = ({ email, name, token, due_at, publicOrigin }: Told): Letter =>
  personalLetter({
    kind: 'leaving',
    id: 'leaving',
    to: email,
    name,
    reference: null,
    subject: `You will be deleted on ${longDay(due_at, 'UTC')}`,
    lines: [
      'as you asked on your own page, you are out of the directory.',
      '',
      `On ${longDay(due_at, 'UTC')} everything else with this address is deleted, but for the gifts that tax law wants kept.`,
      'If you did not ask for this, or think of it otherwise, this link stops it with one button:',
      '',
      `${publicOrigin}/my/stay?token=${token}`,
    ],
  });

/** To somebody who was deleted. It is forgotten as soon as it has left. @param giftsKeptYears How long gifts stay; `undefined` without any */
export const deletedLetter = (
  { email, name }: Pick<Told, 'email' | 'name'>,
  { giftsKeptYears, copiesDays }: { giftsKeptYears: number | undefined; copiesDays: number },
): Letter =>
  personalLetter({
    kind: 'deleted',
    id: farewell,
    to: email,
    name: name || 'friend',
    reference: null,
    subject: 'You are deleted',
    lines: [
      'as you asked, everything with this address is deleted here, and this letter is forgotten once it has left.',
      '',
      ...(giftsKeptYears === undefined
        ? []
        : [
            `Your gifts stay for ${giftsKeptYears} years with name, amount and date, because tax law wants them kept.`,
          ]),
      `Copies of the data forget you within ${copiesDays} days. A fingerprint of your address stays, so that nobody lists you again.`,
      '',
      'Thank you for having been here.',
    ],
  });
