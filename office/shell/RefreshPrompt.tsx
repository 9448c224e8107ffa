import { useMatches, useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { changedAtAtom } from './atoms/pulse.ts';
import { Stale } from './components/Stale/Stale.tsx';

/** Says when a screen is older than what it shows; it is read again when somebody wants that, never under their thumb. */
export function RefreshPrompt() {
  const router = useRouter();
  const readAt = useMatches({ select: (matches) => matches.at(-1)?.updatedAt ?? 0 });
  const isOld = useAtomValue(changedAtAtom) > readAt;
  return isOld && <Stale readAt={readAt} onReadAgain={() => void router.invalidate()} />;
}
