import { serverNow } from '@banyan/api/client';
import type { Submission } from '@banyan/api/office';
import { BackLink, ErrorState, Skeleton, SkeletonGroup } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useEffect, useState } from 'react';
import { errorMessage, withStepUp } from '../../../kit/withStepUp.ts';
import { client } from '../../../shell/client.ts';
import { takenBackWords } from '../components/answers.ts';
import { ItemFrame } from '../components/ReviewItem/ItemFrame.tsx';
import type { ItemViewProps } from './ItemView.tsx';
import { itemModule } from './itemModule.ts';
import type { With } from './useDecisions.ts';
import type { OpenItem } from './useOpenItem.ts';

export interface OpenPaneProps
  extends Omit<
    ItemViewProps,
    'item' | 'story' | 'onDecide' | 'onAsk' | 'onReply' | 'onMerge' | 'onTakeBack'
  > {
  opened: OpenItem;
  onDecide: (item: Submission, as: 'approve' | 'reject', more: With) => Promise<boolean>;
  onAsk: (item: Submission, question: string) => Promise<void>;
  onReply: (item: Submission, text: string) => Promise<void>;
  onMerge: (item: Submission) => void;
  /** Called with the message to show after a decision was undone. */
  onTakenBack: (words: string) => void;
  onTrouble: (words: string) => void;
}

/** Delay before the loading skeleton appears, in milliseconds. */
const patienceMs = 150;

function Loading() {
  const [isShown, show] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => show(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    isShown && (
      <SkeletonGroup label="Loading...">
        <Stack space={16}>
          <Skeleton length="short" />
          <Skeleton shape="heading" length="medium" />
          <Skeleton />
          <Skeleton length="long" />
        </Stack>
      </SkeletonGroup>
    )
  );
}

/** Open submission: loading, loaded or failed. The list stays usable beside it. */
export function OpenPane({
  opened,
  onDecide,
  onAsk,
  onReply,
  onMerge,
  onTakenBack,
  onTrouble,
  ...rest
}: OpenPaneProps) {
  const view = itemModule.loaded();
  if (opened.state !== 'read' || !view)
    return (
      <ItemFrame>
        <BackLink href={rest.back.href} onClick={rest.back.onClick}>
          {rest.back.label}
        </BackLink>
        {opened.state === 'failed' ? (
          <ErrorState heading={opened.words} headingLevel={2} onRetry={opened.retry} retryLabel="Try again" />
        ) : (
          <Loading />
        )}
      </ItemFrame>
    );
  const { item } = opened;
  const takeBack = async () => {
    const { ref, decided } = item;
    try {
      const { items } = await withStepUp('Undo', (options) =>
        client.undoDecision({ items: [{ ref, ...(decided && { at: decided.at }) }] }, options),
      );
      onTakenBack(takenBackWords(items, serverNow()));
    } catch (error) {
      const words = errorMessage(error);
      if (words !== undefined) onTrouble(words);
    }
  };
  const acts = {
    ...rest,
    onDecide: (as: 'approve' | 'reject', more: With) => onDecide(item, as, more),
    onAsk: (question: string) => onAsk(item, question),
    onReply: (text: string) => onReply(item, text),
    onMerge: () => onMerge(item),
    onTakeBack: () => void takeBack(),
  };
  return <view.AnyItem {...acts} item={item} />;
}
