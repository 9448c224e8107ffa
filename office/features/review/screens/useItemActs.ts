import type { Submission } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { store } from '../../../shell/atoms/asked.ts';
import { titleOf } from '../components/words.ts';
import type { OpenPaneProps } from './OpenPane.tsx';
import { isDecidedAtom } from './queueAtom.ts';
import type { Decidable, useDecisions } from './useDecisions.ts';
import { useReply } from './useReply.ts';

export interface ItemActsOptions {
  decisions: ReturnType<typeof useDecisions>;
  /** What is open as the list has it, which is what leaves the list at once; `undefined` where the list does not have it. */
  listed: Decidable | undefined;
  /** It leaves the list, and the next one is opened. */
  leave: (refs: ReadonlySet<string>) => void;
  /** What is open is read anew. */
  readAgain: () => void;
}

const decidableOf = (item: Submission): Decidable => ({
  ref: item.ref,
  version: item.version,
  kind: item.kind,
  title: titleOf(item),
});

/** What can be done with what stands open, and what the list shows of that. */
export function useItemActs({
  decisions: { decideOne, ask, merge, setSaid },
  listed,
  leave,
  readAgain,
}: ItemActsOptions): Pick<
  OpenPaneProps,
  'onDecide' | 'onAsk' | 'onReply' | 'onMerge' | 'onTakenBack' | 'onTrouble'
> {
  const router = useRouter();
  const onReply = useReply(readAgain);
  const listedOf = (item: Submission) => listed ?? decidableOf(item);
  const deciding = useRef<ReadonlySet<string>>(new Set());
  const leaveOne = ({ ref }: Submission) => leave(new Set([ref]));
  return {
    onDecide: async (item, as, more) => {
      const { ref } = item;
      // A double press is one press: until the next item is open, the second one meets the same item.
      if (deciding.current.has(ref) || store.get(isDecidedAtom)(listedOf(item))) return false;
      deciding.current = new Set([...deciding.current, ref]);
      leaveOne(item);
      try {
        return await decideOne(decidableOf(item), listedOf(item), as, more);
      } finally {
        deciding.current = new Set([...deciding.current].filter((one) => one !== ref));
      }
    },
    onAsk: async (item, question) => {
      await ask(decidableOf(item), listedOf(item), question);
      leaveOne(item);
    },
    onReply,
    onMerge: (item) => {
      leaveOne(item);
      const into = item.kind === 'member' ? item.mergesInto : null;
      void merge(listedOf(item), item.duplicates.find(({ ref }) => ref === into)?.name);
    },
    onTakenBack: (words) => {
      setSaid({ tone: 'success', words });
      readAgain();
      void router.invalidate();
    },
    onTrouble: (words) => setSaid({ tone: 'critical', words }),
  };
}
