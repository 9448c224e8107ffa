import { serverNow } from '@banyan/api/client';
import type { Member, MemberConsent, MemberStatus } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { act, saidOf } from '../../../kit/act.ts';
import { pushSaved, type SavedChange } from '../../../kit/undoSaved.ts';
import type { Said } from '../../../kit/useDeed.ts';
import { pushUndo } from '../../../shell/atoms/undo.ts';
import { client } from '../../../shell/client.ts';
import { useUndoBar } from '../../review/screens/useUndoBar.ts';
import { consentNames } from '../components/words.ts';
import { newestOf } from './newestOf.ts';

export type Options = { idempotencyKey: string };

/** Something of a member that was saved, and the way back. */
export type MemberChange = Omit<SavedChange, 'subject' | 'readNewest'>;

/** What is done with a member from their record, and what came of it. Hiding shows at once, and can be taken back. */
export function useMemberDeeds(member: Member) {
  const router = useRouter();
  const params = { id: member.id };
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>();
  const [latest, setLatest] = useState<string>();
  const [status, setStatus] = useState<MemberStatus>();
  const { bar, undo } = useUndoBar(latest, setSaid);

  const run = async (doing: string, call: (options: Options) => Promise<unknown>, done?: string) => {
    setBusy(true);
    setSaid(undefined);
    try {
      await act(doing, call);
      await router.invalidate();
      if (done !== undefined) setSaid({ tone: 'success', words: done });
      return true;
    } catch (error) {
      const words = saidOf(error);
      if (words !== undefined) setSaid({ tone: 'critical', words });
      return false;
    } finally {
      setBusy(false);
    }
  };

  const remember = (words: string, takeBack: (options: Options) => Promise<unknown>, back: string) => {
    const id = `${Date.now()} ${member.id}`;
    pushUndo({
      id,
      words,
      at: serverNow(),
      leavesAt: null,
      takeBack: async () => {
        await act('Undo', takeBack);
        await router.invalidate();
        return back;
      },
    });
    setLatest(id);
  };
  const saved = (change: MemberChange) =>
    setLatest(
      pushSaved(
        {
          ...change,
          subject: `member ${member.id}`,
          readNewest: async () => newestOf((await client.getOfficeMember({ params })).member),
        },
        router,
      ),
    );
  const hideCall = (options: Options) => client.hideMember({}, { params, ...options });
  const showCall = (options: Options) => client.unhideMember({}, { params, ...options });
  const isOut = `${member.name} is hidden from the directory.`;
  const isIn = `${member.name} is in the directory again.`;

  const toggle = async (isHiding: boolean) => {
    setStatus(isHiding ? 'hidden' : 'shown');
    const done = await run(`${isHiding ? 'Hide' : 'Show'} ${member.name}`, isHiding ? hideCall : showCall);
    setStatus(undefined);
    if (done && isHiding) remember(isOut, showCall, isIn);
    else if (done) remember(isIn, hideCall, isOut);
  };
  return {
    /** What it shows as, before the server has answered. */
    status: status ?? member.status,
    busy,
    said,
    setSaid,
    saved,
    bar,
    undo,
    hide: () => void toggle(true),
    show: () => void toggle(false),
    sendLinks: () =>
      void run(
        `Send links to ${member.name}`,
        (options) => client.sendMemberLinks({}, { params, ...options }),
        `We emailed ${member.name} links to correct or hide their entry.`,
      ),
    withdraw: ({ name }: MemberConsent) =>
      void run(
        `Withdraw “${consentNames[name]}” for ${member.name}`,
        (options) => client.withdrawConsent({ name, version: member.version }, { params, ...options }),
        `“${consentNames[name]}” is withdrawn for ${member.name}.`,
      ),
    undoMerge: (dropped: string, name: string) =>
      void run(
        `Undo the merge of ${name}`,
        (options) => client.undoMerge({ dropped }, { params, ...options }),
        `The merge of ${name} is undone.`,
      ),
  };
}
