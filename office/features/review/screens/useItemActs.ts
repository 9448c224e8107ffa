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
  /** Open submission as the list has it, used to remove it from the list at once; `undefined` if the list does not contain it. */
  listed: Decidable | undefined;
  /** Removes the submission from the list and opens the next one. */
  leave: (refs: ReadonlySet<string>) => void;
  /** Reloads the open submission. */
  readAgain: () => void;
}

const decidableOf = (item: Submission): Decidable => ({
  ref: item.ref,
  version: item.version,
  kind: item.kind,
  title: titleOf(item),
});

/** Actions for the open submission, with their effects on the list. */
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
      // Ignores the second press of a double press: until the next item is open, it would hit the same item.
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
