import { useMatches, useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { changedAtAtom } from '../../../shell/atoms/pulse.ts';

/**
 * Reads the screen again when the pulse says that something has changed, for as long as somebody waits for PayPal's word: then
 * nothing is under their thumb.
 */
export function useSettling(isWaiting: boolean): void {
  const router = useRouter();
  const readAt = useMatches({ select: (matches) => matches.at(-1)?.updatedAt ?? 0 });
  const isOld = useAtomValue(changedAtAtom) > readAt;
  useEffect(() => {
    if (isWaiting && isOld) void router.invalidate();
  }, [isWaiting, isOld, router]);
}
