import type { Me } from '@banyan/api/office';
import { Button } from '@banyan/ui/elements';
import { useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { Said } from '../kit/useActions.ts';
import { timeWords } from '../kit/words/times.ts';
import { isCutOffAtom, isRenewedAtom, sayersAtom } from './atoms/pulse.ts';
import { Strip } from './components/Strip/Strip.tsx';
import { useSessionEnd } from './useSessionEnd.ts';
import { WriteTo } from './WriteTo.tsx';

/** What came of something that was done by a key, or at the door. */
export interface Told extends Pick<Said, 'tone' | 'writeTo'> {
  /** Nothing is said without. */
  words: string | undefined;
}

export interface NoticesProps {
  me: Me;
  /** Where a session ended for the one that has just begun. */
  ended: string | null | undefined;
  told: Told | undefined;
}

/** What is said above every screen. */
export function Notices({ me, ended, told }: NoticesProps) {
  const router = useRouter();
  const end = useSessionEnd(me);
  const isCutOff = useAtomValue(isCutOffAtom);
  const isSaidBelow = useAtomValue(sayersAtom) > 0;
  const isRenewed = useAtomValue(isRenewedAtom);
  return (
    <>
      {me.isDemo && <Strip tone="warning">Demo: anyone on this computer can sign in.</Strip>}
      {ended && <Strip>You were signed in on five devices. We signed out the oldest: {ended}.</Strip>}
      {isCutOff && !isSaidBelow && (
        <Strip live tone="warning">
          You’re offline. You can read, but not decide.
        </Strip>
      )}
      {isRenewed && (
        <Strip
          live
          action={
            <Button variant="quiet" size="small" onClick={() => window.location.reload()}>
              Reload
            </Button>
          }
        >
          The Office was updated. Reload when you’re ready.
        </Strip>
      )}
      {end && (
        <Strip
          live
          tone="warning"
          action={
            end.canStay && (
              <Button variant="quiet" size="small" onClick={() => void router.invalidate()}>
                Stay
              </Button>
            )
          }
        >
          You will be signed out at {timeWords(end.at)}.
        </Strip>
      )}
      {told?.words !== undefined && (
        <Strip live tone={told.tone} action={told.writeTo && <WriteTo {...told.writeTo} />}>
          {told.words}
        </Strip>
      )}
    </>
  );
}
