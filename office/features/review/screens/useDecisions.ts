import { ApiError, serverNow } from '@banyan/api/client';
import { type ItemDecided, mostItems, officeMessages, type QueueRow } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import type { Feedback } from '../../../kit/useActions.ts';
import type { Way } from '../../../kit/ways.ts';
import { errorMessage, withStepUp } from '../../../kit/withStepUp.ts';
import { pushUndo, type Undoable } from '../../../shell/atoms/undo.ts';
import { client } from '../../../shell/client.ts';
import { bulkDoneWords, notDoneWords, portionsOf } from '../components/answers.ts';
import { entryWords, updateWords } from '../components/duplicateWords.ts';
import { type Decision, decisionWords, doneWords } from '../components/words.ts';
import { markDecidedAtom, readAgainAtom, selectionAtom } from './queueAtom.ts';

/** Submission to decide, with the version that was read. */
export type Decidable = Pick<QueueRow, 'ref' | 'version' | 'kind' | 'title'>;

/** Decided submission and the time of the decision. */
type Decided = Decidable & { at: string };

type DecideBody = Parameters<typeof client.decide>[0];

/** Optional parts of a decision: its reason and the edits of a story. */
export type With = Pick<DecideBody, 'reason' | 'story'>;

/** Email of an action: send time and how to send it now. */
type EmailMessage = Pick<Undoable, 'leavesAt' | 'isMailSetUp' | 'sendNow'>;

/** Failed action, with a way to resolve it. */
export interface Trouble {
  ref: string;
  tone: 'warning' | 'critical';
  words: string;
  action?: { label: string; run: () => void } | undefined;
}

type NotDone = Exclude<ItemDecided, { state: 'done' }>;

const hasLeft = ({ state }: NotDone) => state === 'decided' || state === 'gone';

/** Makes decisions, updates the list at once, and reports the results. @param open Opens a submission by its reference. */
export function useDecisions(open: (ref: string) => void) {
  const router = useRouter();
  const mark = useSetAtom(markDecidedAtom);
  const readAgain = useSetAtom(readAgainAtom);
  const select = useSetAtom(selectionAtom);
  const [said, setSaid] = useState<Feedback>();
  const [troubles, setTroubles] = useState<readonly Trouble[]>([]);
  const [notes, setNotes] = useState<ReadonlyMap<string, string>>(new Map());
  const [latest, setLatest] = useState<string>();

  const settle = (ref: string) => setTroubles((all) => all.filter((trouble) => trouble.ref !== ref));
  const trouble = (one: Trouble) => setTroubles((all) => [...all.filter(({ ref }) => ref !== one.ref), one]);

  const push = (rows: readonly Decidable[], words: string, mail: EmailMessage, way: Way) => {
    const id = `${Date.now()} ${rows.map(({ ref }) => ref).join(' ')}`;
    pushUndo({ id, words, at: serverNow(), ...mail, way });
    setLatest(id);
    setSaid(undefined);
  };

  const remember = (rows: readonly Decided[], words: string, mail: EmailMessage) =>
    push(rows, words, mail, { kind: 'decisions', rows });

  /** Merges a request into an existing entry. @param name Name of that member; `undefined` if it is not known. */
  const merge = async ({ ref, ...row }: Decidable, name?: string) => {
    settle(ref);
    mark([{ ref, ...row }], true);
    try {
      const { into, correction, at, leavesAt } = await withStepUp(`Make ${ref} a correction`, (options) =>
        client.mergeSubmission({}, { params: { ref }, ...options }),
      );
      const request = { ref, ...row, at };
      const words = `${row.title}: merged into ${entryWords(into, name)}${correction === null ? ', which had the same details' : ''}.`;
      // The correction must be undone first; only then can the request wait again.
      remember(correction === null ? [request] : [{ ...request, ref: correction }, request], words, {
        leavesAt,
        ...(correction !== null && { sendNow: { ref: correction } }),
      });
      await router.invalidate();
    } catch (error) {
      mark([{ ref, ...row }], false);
      const words = errorMessage(error);
      if (words !== undefined) trouble({ ref, tone: 'critical', words });
    }
  };

  const wayOn = (row: Decidable, item: NotDone, again: () => void): Trouble['action'] => {
    if (item.state === 'gone') return undefined;
    if (item.state === 'unavailable') return { label: 'Try again', run: again };
    if (item.state === 'taken') return { label: updateWords(item.by), run: () => void merge(row) };
    return {
      label: 'See it',
      run: () => {
        settle(row.ref);
        void router.invalidate();
        open(row.ref);
      },
    };
  };

  const send = async (rows: readonly Decidable[], as: Decision, more: With, doing: string) => {
    const items = rows.map(({ ref, version }) => ({ ref, version }));
    return withStepUp(doing, (options) => client.decide({ items, as, ...more }, options));
  };

  /** Decides the open submission. @param listed The same submission as the list has it. */
  const decideOne = async (
    row: Decidable,
    listed: Decidable,
    as: Decision,
    more: With = {},
  ): Promise<boolean> => {
    // If the item was opened again meanwhile, a successful retry reloads it to show the decision.
    const again = async () => {
      if (await decideOne(row, listed, as, more)) readAgain((count) => count + 1);
    };
    settle(row.ref);
    mark([listed], true);
    try {
      const { items, isMailSetUp } = await send(
        [row],
        as,
        more,
        `${decisionWords[row.kind][as]}: ${row.title}`,
      );
      const [item] = items;
      if (item?.state === 'done') {
        const { at, leavesAt } = item;
        const sendNow = leavesAt === null ? undefined : { ref: row.ref };
        remember([{ ...listed, at }], doneWords(row, as), { leavesAt, isMailSetUp, sendNow });
        return true;
      }
      if (!item) throw new Error(officeMessages.notUnderstood);
      if (!hasLeft(item)) mark([listed], false);
      const words = `${row.title}: ${notDoneWords(item, serverNow())}`;
      trouble({ ref: row.ref, tone: 'warning', words, action: wayOn(row, item, () => void again()) });
    } catch (error) {
      mark([listed], false);
      const words = errorMessage(error);
      if (words !== undefined)
        trouble({
          ref: row.ref,
          tone: 'critical',
          words: `${row.title}: ${words}`,
          action: { label: 'Try again', run: () => void again() },
        });
    }
    return false;
  };

  /** Decides several submissions in portions. Those that failed stay selected, each with its reason. */
  const decideMany = async (rows: readonly Decidable[], as: Decision, more: With, doing: string) => {
    const items: ItemDecided[] = [];
    let isMailSetUp = true;
    let isStale = false;
    const kept = new Map<string, string>();
    mark(rows, true);
    select(new Set());
    setNotes(new Map());
    for (const portion of portionsOf(rows, mostItems)) {
      try {
        const answer = await send(portion, as, more, doing);
        items.push(...answer.items);
        ({ isMailSetUp } = answer);
        isStale = true;
      } catch (error) {
        isStale ||= error instanceof ApiError && error.status === 409;
        for (const { ref } of portion) kept.set(ref, errorMessage(error) ?? 'Not decided.');
      }
    }
    for (const item of items)
      if (item.state !== 'done' && !hasLeft(item)) kept.set(item.ref, notDoneWords(item, serverNow()));
    mark(
      rows.filter(({ ref }) => kept.has(ref)),
      false,
    );
    select(new Set(kept.keys()));
    setNotes(kept);
    const isAllMessages = rows.every(({ kind }) => kind === 'message');
    const words = bulkDoneWords(items, as, { isAllMessages, kept: kept.size });
    const done = items.filter((item) => item.state === 'done');
    const decidedAt = new Map(done.map(({ ref, at }) => [ref, at]));
    const decided = rows.flatMap((row) => {
      const at = decidedAt.get(row.ref);
      return at === undefined ? [] : { ...row, at };
    });
    const leavesAt = done.reduce<string | null>((last, one) => one.leavesAt ?? last, null);
    if (decided.length > 0) remember(decided, words, { leavesAt, isMailSetUp });
    else setSaid({ tone: 'critical', words: kept.values().next().value ?? words });
    // Reloading while the server cannot be reached would replace the screen with an error page.
    if (isStale) await router.invalidate();
  };

  /**
   * Asks a question. The success message appears only after the server has scheduled the email.
   * @param listed The same submission as the list has it. @throws as the API call does
   */
  const ask = async ({ ref, title, version }: Decidable, listed: Decidable, text: string) => {
    const params = { ref };
    const { question, leavesAt, isMailSetUp } = await withStepUp(`Ask about ${ref}`, (options) =>
      client.ask({ text, version }, { params, ...options }),
    );
    mark([listed], true);
    const mail = { leavesAt, isMailSetUp, sendNow: { ref } };
    const way = { kind: 'question', row: listed, question } as const;
    push([listed], `Your question to ${title} is scheduled.`, mail, way);
    void router.invalidate();
  };

  return { said, setSaid, troubles, settle, notes, latest, decideOne, decideMany, merge, ask };
}
