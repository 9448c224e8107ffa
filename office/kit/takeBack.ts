import { serverNow } from '@banyan/api/client';
import { mostItems, officeMessages } from '@banyan/api/office';
import { takenBackWords as eventTakenBackWords } from '../features/events/screens/told.ts';
import { giftsLine } from '../features/gifts/screens/giftLines.ts';
import { newestOf as newestMember } from '../features/members/screens/newestOf.ts';
import { portionsOf, takenBackWords, type Undone } from '../features/review/components/answers.ts';
import { markDecidedAtom, readAgainAtom } from '../features/review/screens/queueAtom.ts';
import { store } from '../shell/atoms/asked.ts';
import { Overtaken, restoredContactAtom, type TakenBack } from '../shell/atoms/undo.ts';
import { client } from '../shell/client.ts';
import { act, saidOf } from './act.ts';
import { newestOf } from './newestOf.ts';
import { type Newest, takeBackSaved } from './undoSaved.ts';
import type { Restored, SavedChange, Way } from './ways.ts';

/* Takes back what was done. It comes with the first thing that can be. */

type Options = { idempotencyKey: string };
type WayOf<Kind extends Way['kind']> = Extract<Way, { kind: Kind }>;

/** Saves fields as they were, over a version. */
function saveAgain({ kind, id, body }: Restored, version: number, options: Options) {
  const more = { params: { id }, ...options };
  switch (kind) {
    case 'news':
      return client.saveNews({ ...body, version }, more);
    case 'event':
      return client.saveEvent({ ...body, version }, more);
    case 'member':
      return client.saveMember({ ...body, version }, more);
    case 'contact':
      return client.saveMemberContact({ ...body, version }, more);
  }
}

/** Who has changed it last, and when. */
async function newest({ kind, id }: Restored): Promise<Newest> {
  const params = { id };
  if (kind === 'news') return newestOf((await client.getNewsPiece({ params })).piece);
  if (kind === 'event') return newestOf((await client.getOfficeEvent({ params })).event);
  return newestMember((await client.getOfficeMember({ params })).member);
}

async function saved(change: SavedChange): Promise<string> {
  const { restored } = change;
  const version = await takeBackSaved(change, {
    restore: (over, options) => saveAgain(restored, over, options),
    readNewest: () => newest(restored),
  });
  if (restored.kind === 'contact') store.set(restoredContactAtom, { ...restored, version });
  return change.back;
}

async function decisions({ rows }: WayOf<'decisions'>): Promise<TakenBack> {
  const answers: Undone[] = [];
  for (const portion of portionsOf(rows, mostItems)) {
    const items = portion.map(({ ref, at }) => ({ ref, at }));
    answers.push(...(await act('Undo', (options) => client.undoDecision({ items }, options))).items);
  }
  store.set(markDecidedAtom, rows, false);
  const [only, ...others] = answers;
  const isLate = only?.state === 'done' && only.letter === 'sent' && others.length === 0;
  return { words: takenBackWords(answers, serverNow()), ...(isLate && { writeTo: { about: only.ref } }) };
}

async function question({ row, question: id }: WayOf<'question'>): Promise<string> {
  const { ref } = row;
  const { state } = await act('Withdraw the question', (options) =>
    client.undoAsk({ question: id }, { params: { ref }, ...options }),
  );
  store.set(markDecidedAtom, [row], false);
  if (state === 'left') return officeMessages.questionLeft;
  return takenBackWords([{ ref, state, letter: 'withdrawn', sentAt: null }], serverNow());
}

/** What was changed goes back with emails that nobody has got yet. @returns what came of it, as a sentence */
async function andBack(change: SavedChange | undefined, left: number): Promise<string | undefined> {
  if (!change || left > 0) return undefined;
  try {
    return await saved(change);
  } catch (error) {
    return `${saidOf(error) ?? ''} The change itself stays.`.trim();
  }
}

async function told({ event, letters, change }: WayOf<'told'>): Promise<string> {
  const answer = await act('Withdraw the emails', (options) =>
    client.undoTell({}, { params: { id: event, letters }, ...options }),
  );
  return eventTakenBackWords(answer, await andBack(change, answer.left));
}

async function reply({ ref, reply: id, text }: WayOf<'reply'>): Promise<string> {
  const params = { ref };
  const { state } = await act('Withdraw the reply', (options) =>
    client.undoReply({ reply: id }, { params, ...options }),
  );
  if (state === 'left') throw new Overtaken(officeMessages.replyLeft);
  // Whoever withdraws a reply mostly wants to send it in other words.
  await client.saveDraft({ text: { reply: text } }, { params: { kind: 'reply', ref } });
  store.set(readAgainAtom, (count) => count + 1);
  return 'The reply is withdrawn. Its text is kept as a draft.';
}

async function membersMerged({ kept, dropped, name }: WayOf<'members merged'>): Promise<string> {
  await act(`Undo the merge of ${name}`, (options) =>
    client.undoMerge({ dropped }, { params: { id: kept }, ...options }),
  );
  return `The merge of ${name} is undone.`;
}

async function reasonRemoved({ reason }: WayOf<'reason removed'>): Promise<string> {
  await act(`Save the reason “${reason.title}”`, (options) => client.saveReason(reason, options));
  return `“${reason.title}” is saved again.`;
}

async function statements({ year }: WayOf<'statements'>): Promise<string> {
  const { withdrawn } = await act(`Withdraw the statements for ${year}`, (options) =>
    client.undoStatements({ year }, options),
  );
  return withdrawn === 1
    ? '1 email is withdrawn.'
    : `${withdrawn.toLocaleString('en-US')} emails are withdrawn.`;
}

async function gift({ reference, version }: WayOf<'gift'>): Promise<TakenBack> {
  const { receiptLeft } = await act(`Undo ${reference}`, (options) =>
    client.undoRecord({ version }, { params: { reference }, ...options }),
  );
  return {
    words: receiptLeft
      ? 'Undone. The receipt was already sent; email them yourself.'
      : 'Undone. No email was sent.',
    goTo: '/office/gifts',
    subject: giftsLine,
  };
}

async function eventCanceled({ id, title }: WayOf<'event canceled'>): Promise<string> {
  const { withdrawn } = await act(`Undo the cancellation of “${title}”`, (options) =>
    client.undoCancel({}, { params: { id }, ...options }),
  );
  return withdrawn === 0
    ? 'It is back on the site. Nobody was emailed.'
    : 'It is back on the site, and no email is sent.';
}

async function memberHidden({ id, isHidden, back }: WayOf<'member hidden'>): Promise<string> {
  const more = (options: Options) => ({ params: { id }, ...options });
  await act('Undo', (options) =>
    isHidden ? client.unhideMember({}, more(options)) : client.hideMember({}, more(options)),
  );
  return back;
}

async function ofThing(
  way: WayOf<'event shown' | 'news published' | 'news removed' | 'published'>,
): Promise<string> {
  const { kind, title } = way;
  switch (kind) {
    case 'event shown':
      await act(`Make “${title}” a draft`, (options) =>
        client.hideEvent({ version: way.version }, { params: { id: way.id }, ...options }),
      );
      return `“${title}” is a draft again.`;
    case 'news published':
      await act('Remove it from the site', (options) =>
        client.removeNews({ version: way.version }, { params: { id: way.id }, ...options }),
      );
      return `“${title}” is off the site. It is kept under Removed.`;
    case 'news removed':
      await act('Restore', (options) => client.restoreNews({}, { params: { id: way.id }, ...options }));
      return `“${title}” is back.`;
    case 'published':
      await act('Undo', (options) => client.undoPublished({}, { params: { ref: way.ref }, ...options }));
      return `“${title}” is back to what it was.`;
  }
}

/** Takes one thing back. @returns what came of it. @throws as the call does; then it can be tried again */
export async function takeBack(way: Way): Promise<string | TakenBack> {
  switch (way.kind) {
    case 'decisions':
      return decisions(way);
    case 'question':
      return question(way);
    case 'reply':
      return reply(way);
    case 'members merged':
      return membersMerged(way);
    case 'reason removed':
      return reasonRemoved(way);
    case 'saved':
      return saved(way.change);
    case 'told':
      return told(way);
    case 'event canceled':
      return eventCanceled(way);
    case 'member hidden':
      return memberHidden(way);
    case 'gift':
      return gift(way);
    case 'statements':
      return statements(way);
    case 'here':
      return way.run();
    default:
      return ofThing(way);
  }
}
