import { useMatches, useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { changedAtAtom } from './atoms/pulse.ts';
import { Stale } from './components/Stale/Stale.tsx';

/** Prompt shown when the screen's data is outdated. It reloads only on request, so that nothing moves under the reader's finger. */
export function RefreshPrompt() {
  const router = useRouter();
  const readAt = useMatches({ select: (matches) => matches.at(-1)?.updatedAt ?? 0 });
  const isOld = useAtomValue(changedAtAtom) > readAt;
  return isOld && <Stale readAt={readAt} onReadAgain={() => void router.invalidate()} />;
}
