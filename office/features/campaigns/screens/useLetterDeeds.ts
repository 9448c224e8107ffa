import { serverNow } from '@banyan/api/client';
import type { Mailing } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useActions } from '../../../kit/useActions.ts';
import { peopleWords } from '../../../kit/words/counts.ts';
import { comingWords, timeWords } from '../../../kit/words/times.ts';
import { resultAtom } from '../../../shell/atoms/result.ts';
import { client } from '../../../shell/client.ts';
import { stoppedWords } from './stoppedWords.ts';

/** What was held, in words: "Sends at 8:30 PM to 4,103 people." */
const heldWords = (leavesAt: string | null, count: number) =>
  leavesAt === null
    ? 'It needs a second approval.'
    : `Sends ${comingWords(leavesAt, serverNow())} to ${peopleWords(count)}.`;

/** The line of the list of campaigns. */
export const campaignsLine = 'campaigns';

const lineOf = (id: string) => `campaign ${id}`;

/** What can be done with a letter to many. */
export function useLetterDeeds({ id, subject, version, many, resendable }: Mailing) {
  const router = useRouter();
  const line = lineOf(id);
  const sendLine = `${line} send`;
  const copyLine = `${line} copy`;
  const { busy, say, run } = useActions(line);
  const sending = useActions(sendLine);
  const copying = useActions(copyLine);
  const setResult = useSetAtom(resultAtom);
  const params = { id };
  const letter = `“${subject || 'No subject'}”`;
  const success = (words: string) => say({ tone: 'success', words });

  return {
    busy: (busy ?? sending.busy ?? copying.busy) !== undefined,
    line,
    sendLine,
    copyLine,
    test: async (current: number) => {
      const sent = await run(`Send ${letter} to me`, (options) =>
        client.testMailing({ version: current }, { params, ...options }),
      );
      if (sent)
        success(
          sent.state === 'sent'
            ? `Sent to ${sent.to} at ${timeWords(sent.at)}.`
            : `It could not be sent just now and waits in the outbox for ${sent.to}.`,
        );
      return sent !== undefined;
    },
    send: async (current: number, count: number) => {
      const held = await sending.run(`Send ${letter} to ${peopleWords(count)}`, (options) =>
        client.sendMailing({ version: current, count }, { params, ...options }),
      );
      if (!held) return;
      await router.navigate({ to: '/office/campaigns/$id', params, replace: true });
      success(heldWords(held.leavesAt, count));
    },
    sayYes: async () => {
      const held = await run(`Approve ${letter}, to ${peopleWords(many)}`, (options) =>
        client.giveYes({ version }, { params, ...options }),
      );
      if (held) success(heldWords(held.leavesAt, many));
    },
    stop: async () => {
      const stopped = await run(`Stop ${letter}`, (options) =>
        client.stopMailing({}, { params, ...options }),
      );
      if (stopped) success(stoppedWords(stopped));
    },
    sendNow: () =>
      run(
        `Send ${letter} now`,
        (options) => client.sendMailingNow({}, { params, ...options }),
        'It is being sent.',
      ),
    pause: () =>
      run(`Pause ${letter}`, (options) => client.pauseMailing({}, { params, ...options }), 'It is paused.'),
    goOn: () =>
      run(
        `Resume ${letter}`,
        (options) => client.resumeMailing({}, { params, ...options }),
        'It is resumed.',
      ),
    sendAgain: async () => {
      const answer = await run(`Send ${letter} again to ${peopleWords(resendable)}`, (options) =>
        client.resendFailed({}, { params, ...options }),
      );
      if (answer) success(`It sends again to ${peopleWords(answer.again)}.`);
    },
    copy: async () => {
      const copied = await copying.run(`Copy ${letter}`, (options) =>
        client.copyMailing({}, { params, ...options }),
      );
      if (!copied) return;
      await router.navigate({ to: '/office/campaigns/$id', params: { id: copied.id } });
      setResult({
        subject: lineOf(copied.id),
        tone: 'success',
        words: `This is a copy of ${letter}, a draft.`,
      });
    },
    remove: async (current: number) => {
      const removed = await run(`Delete ${letter}`, async (options) => {
        const done = await client.removeMailing({ version: current }, { params, ...options });
        await router.navigate({ to: '/office/campaigns' });
        return done;
      });
      if (removed) setResult({ subject: campaignsLine, tone: 'success', words: `${letter} is deleted.` });
    },
  };
}
export type LetterDeeds = ReturnType<typeof useLetterDeeds>;
