import type { Mailing, Me } from '@banyan/api/office';
import { BackLink } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { Steps } from '@banyan/ui/navigation';
import { offlineId } from '../../../kit/Screen/offline.ts';
import { useOnline } from '../../../kit/useOnline.ts';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import { Strip } from '../../../shell/components/Strip/Strip.tsx';
import { OthersHere } from '../../../shell/OthersHere.tsx';
import type { AudienceEvent } from '../components/AudienceField/AudienceField.tsx';
import { DraftView } from './DraftView.tsx';
import type { LetterView } from './letters.ts';
import { OnItsWay } from './OnItsWay.tsx';
import { useLetterDeeds } from './useLetterDeeds.ts';

export interface LetterPageProps {
  me: Me;
  mailing: Mailing;
  /** Whose guests can be written to. */
  events: readonly AudienceEvent[];
  view: LetterView;
}

/** The list a letter stands in. */
function listHref({ state }: Mailing): string {
  if (state === 'draft') return '/office/campaigns?state=draft';
  return `/office/campaigns?state=${state === 'sent' || state === 'stopped' ? 'over' : 'open'}`;
}

/** Which step a letter is at, from 1; one more than there are once it has left. */
function stepOf({ state }: Mailing, view: LetterView): number {
  if (state === 'draft') return view === 'check' ? 2 : 1;
  return state === 'sent' ? 4 : 3;
}

/** A letter to many: written, checked, held, on its way, gone. */
export function LetterPage({ me, mailing, events, view }: LetterPageProps) {
  const isOnline = useOnline();
  const deeds = useLetterDeeds(mailing);
  const unavailableBecause = isOnline ? undefined : offlineId;
  const { state } = mailing;
  return (
    <>
      <ScreenHead title={mailing.subject || 'New campaign'} />
      <Stack space={16}>
        <BackLink href={listHref(mailing)}>All campaigns</BackLink>
        <OthersHere place={`letter:${mailing.id}`} />
        {!isOnline && (
          <Strip live tone="warning" id={offlineId}>
            You’re offline. What you write stays in this tab; you can’t send or stop anything.
          </Strip>
        )}
        <Steps label="The campaign" steps={['Write', 'Check', 'Send']} current={stepOf(mailing, view)} />
        {state === 'draft' ? (
          <DraftView
            me={me}
            mailing={mailing}
            events={events}
            view={view}
            deeds={deeds}
            unavailableBecause={unavailableBecause}
          />
        ) : (
          <OnItsWay
            mailing={mailing}
            isLooking={view === 'look'}
            deeds={deeds}
            unavailableBecause={unavailableBecause}
          />
        )}
      </Stack>
    </>
  );
}
