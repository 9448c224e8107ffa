import type { Me } from '@banyan/api/office';
import { Button } from '@banyan/ui/elements';
import { useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { Feedback } from '../kit/useActions.ts';
import { timeWords } from '../kit/words/times.ts';
import { isCutOffAtom, isRenewedAtom, sayersAtom } from './atoms/pulse.ts';
import { InlineAlert } from './components/InlineAlert/InlineAlert.tsx';
import { useSessionEnd } from './useSessionEnd.ts';
import { WriteTo } from './WriteTo.tsx';

/** Result of a keyboard shortcut or of signing in or out. */
export interface Notice extends Pick<Feedback, 'tone' | 'writeTo'> {
  /** Text of the notice; undefined shows none. */
  words: string | undefined;
}

export interface NoticesProps {
  me: Me;
  /** Device of the session that this sign-in ended. */
  ended: string | null | undefined;
  told: Notice | undefined;
}

/** Notices above every screen. */
export function Notices({ me, ended, told }: NoticesProps) {
  const router = useRouter();
  const end = useSessionEnd(me);
  const isCutOff = useAtomValue(isCutOffAtom);
  const isSaidBelow = useAtomValue(sayersAtom) > 0;
  const isRenewed = useAtomValue(isRenewedAtom);
  return (
    <>
      {me.isDemo && <InlineAlert tone="warning">Demo: anyone on this computer can sign in.</InlineAlert>}
      {ended && (
        <InlineAlert>You were signed in on five devices. We signed out the oldest: {ended}.</InlineAlert>
      )}
      {isCutOff && !isSaidBelow && (
        <InlineAlert live tone="warning">
          You’re offline. You can read, but not decide.
        </InlineAlert>
      )}
      {isRenewed && (
        <InlineAlert
          live
          action={
            <Button variant="quiet" size="small" onClick={() => window.location.reload()}>
              Reload
            </Button>
          }
        >
          The Office was updated. Reload when you’re ready.
        </InlineAlert>
      )}
      {end && (
        <InlineAlert
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
        </InlineAlert>
      )}
      {told?.words !== undefined && (
        <InlineAlert live tone={told.tone} action={told.writeTo && <WriteTo {...told.writeTo} />}>
          {told.words}
        </InlineAlert>
      )}
    </>
  );
}
