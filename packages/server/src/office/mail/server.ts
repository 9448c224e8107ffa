import type { HandlerAnswer } from '@banyan/api/contract';
import { officeMessages as messages, type OfficeCalls } from '@banyan/api/office';
import { auditUnseen, type Deed } from '../../audit/audit.ts';
import type { Writing } from '../../database/database.ts';
import type { OutboxTable } from '../../database/tables.ts';
import { write } from '../../database/write.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../http/services.ts';
import {
  dropLetter as drop,
  hurryLetter,
  type LetterChanged,
  letterState,
  lettersByState,
  lettersListed,
} from '../../mail/letter-states.ts';
import { type Reach, reachOf } from '../../permissions/reach.ts';
import type { Actor } from '../identity/actor.ts';
import type { OfficeHandler } from '../kernel/handler.ts';

const perPage = 50;

type Answer = HandlerAnswer<OfficeCalls['getOutbox']>;

const nothingHere = () => new Refusal(404, messages.nothingHere);

/** Mail is the whole association's. @throws Refusal 404 for a chapter's reach */
function requireWhole(reach: Reach): void {
  if (!reach.covers(null)) throw nothingHere();
}

function shown(letter: OutboxTable, now: number): Answer['letters'][number] {
  const { id, recipient, subject, created_at, next_attempt_at, sent_at, attempts, last_error } = letter;
  return {
    id,
    to: recipient,
    subject,
    at: created_at,
    state: letterState(letter, now),
    when: sent_at ?? new Date(next_attempt_at).toISOString(),
    tries: attempts,
    error: last_error ?? '',
  };
}

export const getOutboxHandler = ({
  config,
  database,
  now,
}: Services): OfficeHandler<OfficeCalls['getOutbox']> => ({
  async answer({ query: { state, page } }, { actor }) {
    requireWhole(reachOf(actor, 'settings.edit'));
    const at = now();
    const range = { offset: (page - 1) * perPage, most: perPage + 1 };
    const letters = await lettersListed(database, state, range);
    const { stuck, waiting, held } = await lettersByState(database, at);
    return {
      letters: letters.slice(0, perPage).map((letter) => shown(letter, at)),
      counts: { stuck, waiting: waiting + held },
      isSetUp: config.mail.smtpUrl !== undefined,
      more: letters.length > perPage,
    };
  },
});

/** Changes one letter, and notes which; never whose it is. @throws Refusal 404, 409 when it has left or is just leaving */
async function changeLetter(
  { database, now }: Services,
  actor: Actor,
  { id, action }: { id: string; action: Deed['action'] },
  change: (writing: Writing, id: string, now: number) => Promise<LetterChanged>,
) {
  requireWhole(reachOf(actor, 'settings.edit'));
  const { id: who } = actor.volunteer;
  return write(database, async (writing) => {
    const changed = await change(writing, id, now());
    if (changed === 'gone') throw nothingHere();
    if (changed === 'left') throw new Refusal(409, messages.letterLeft);
    const deed = { who, volunteer: who, action, subject: `letter ${id}`, detail: '' } as const;
    await auditUnseen(writing, deed, now());
    return { success: true as const };
  });
}

export const retryLetterHandler = (services: Services): OfficeHandler<OfficeCalls['retryLetter']> => ({
  answer: ({ params: { id } }, { actor }) =>
    changeLetter(services, actor, { id, action: 'letter send' }, (writing, letter, at) =>
      hurryLetter(writing, services.secret, letter, at),
    ),
});

export const dropLetterHandler = (services: Services): OfficeHandler<OfficeCalls['dropLetter']> => ({
  answer: ({ params: { id } }, { actor }) =>
    changeLetter(services, actor, { id, action: 'letter drop' }, drop),
});
