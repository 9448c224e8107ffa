import { useMatches, useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { changedAtAtom } from '../../../shell/atoms/pulse.ts';

/**
 * Reloads the screen when the pulse reports a change, while PayPal’s answer is awaited. During that wait the volunteer has no
 * button to press by mistake.
 */
export function useSettling(isWaiting: boolean): void {
  const router = useRouter();
  const readAt = useMatches({ select: (matches) => matches.at(-1)?.updatedAt ?? 0 });
  const isOld = useAtomValue(changedAtAtom) > readAt;
  useEffect(() => {
    if (isWaiting && isOld) void router.invalidate();
  }, [isWaiting, isOld, router]);
}
