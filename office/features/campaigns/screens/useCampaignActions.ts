import { serverNow } from '@banyan/api/client';
import type { Campaign } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useActions } from '../../../kit/useActions.ts';
import { peopleWords } from '../../../kit/words/counts.ts';
import { comingWords, timeWords } from '../../../kit/words/times.ts';
import { resultAtom } from '../../../shell/atoms/result.ts';
import { client } from '../../../shell/client.ts';
import { stoppedWords } from './stoppedWords.ts';

/** Result of scheduling, as a sentence: "Sends at 8:30 PM to 4,103 people." */
const heldWords = (leavesAt: string | null, count: number) =>
  leavesAt === null
    ? 'It needs a second approval.'
    : `Sends ${comingWords(leavesAt, serverNow())} to ${peopleWords(count)}.`;

/** Subject of the result message shown on the list of campaigns. */
export const campaignsLine = 'campaigns';

const lineOf = (id: string) => `campaign ${id}`;

/** Actions of a campaign. */
export function useCampaignActions({ id, subject, version, many, resendable }: Campaign) {
  const router = useRouter();
  const line = lineOf(id);
  const sendLine = `${line} send`;
  const copyLine = `${line} copy`;
  const { busy, say, run } = useActions(line);
  const sending = useActions(sendLine);
  const copying = useActions(copyLine);
  const setResult = useSetAtom(resultAtom);
  const params = { id };
  const campaign = `“${subject || 'No subject'}”`;

  return {
    busy: (busy ?? sending.busy ?? copying.busy) !== undefined,
    line,
    sendLine,
    copyLine,
    /** @returns true if it was sent */
    test: async (current: number) => {
      const sent = await run(
        `Send ${campaign} to me`,
        (options) => client.testCampaign({ version: current }, { params, ...options }),
        {
          done: ({ state, to, at }) =>
            state === 'sent'
              ? `Sent to ${to} at ${timeWords(at)}.`
              : `It could not be sent just now and waits in the outbox for ${to}.`,
        },
      );
      return sent !== undefined;
    },
    send: async (current: number, count: number) => {
      const held = await sending.run(`Send ${campaign} to ${peopleWords(count)}`, (options) =>
        client.sendCampaign({ version: current, count }, { params, ...options }),
      );
      if (!held) return;
      await router.navigate({ to: '/office/campaigns/$id', params, replace: true });
      // The form and its result message are gone after the navigation.
      say({ tone: 'success', words: heldWords(held.leavesAt, count) });
    },
    approve: () =>
      run(
        `Approve ${campaign}, to ${peopleWords(many)}`,
        (options) => client.giveSecondApproval({ version }, { params, ...options }),
        { done: ({ leavesAt }) => heldWords(leavesAt, many) },
      ),
    stop: () =>
      run(`Stop ${campaign}`, (options) => client.stopCampaign({}, { params, ...options }), {
        done: stoppedWords,
      }),
    sendNow: () =>
      run(
        `Send ${campaign} now`,
        (options) => client.sendCampaignNow({}, { params, ...options }),
        'It is being sent.',
      ),
    pause: () =>
      run(
        `Pause ${campaign}`,
        (options) => client.pauseCampaign({}, { params, ...options }),
        'It is paused.',
      ),
    goOn: () =>
      run(
        `Resume ${campaign}`,
        (options) => client.resumeCampaign({}, { params, ...options }),
        'It is resumed.',
      ),
    sendAgain: () =>
      run(
        `Send ${campaign} again to ${peopleWords(resendable)}`,
        (options) => client.resendFailed({}, { params, ...options }),
        { done: ({ again }) => `It sends again to ${peopleWords(again)}.` },
      ),
    copy: async () => {
      const copied = await copying.run(
        `Copy ${campaign}`,
        (options) => client.copyCampaign({}, { params, ...options }),
        {
          after: ({ id: copy }) => router.navigate({ to: '/office/campaigns/$id', params: { id: copy } }),
        },
      );
      if (copied)
        setResult({
          subject: lineOf(copied.id),
          tone: 'success',
          words: `This is a copy of ${campaign}, a draft.`,
        });
    },
    remove: async (current: number) => {
      const removed = await run(
        `Delete ${campaign}`,
        (options) => client.removeCampaign({ version: current }, { params, ...options }),
        // Navigates first, because the deleted campaign cannot be loaded again.
        { after: () => router.navigate({ to: '/office/campaigns' }) },
      );
      if (removed) setResult({ subject: campaignsLine, tone: 'success', words: `${campaign} is deleted.` });
    },
  };
}
export type CampaignActions = ReturnType<typeof useCampaignActions>;
