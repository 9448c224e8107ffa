import type { Me } from '@banyan/api/office';
import { BackLink } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import { FactsEditor, type FactsEditorProps } from './facts/FactsEditor.tsx';

export interface NewEventPageProps extends Pick<FactsEditorProps, 'isLooking' | 'hrefOf'> {
  me: Me;
}

/** Begins an event. */
export const NewEventPage = ({ me, isLooking, hrefOf }: NewEventPageProps) => (
  <>
    <ScreenHead title="New event" />
    <Stack space={16}>
      {isLooking ? (
        <BackLink href={hrefOf(false)}>The form</BackLink>
      ) : (
        <BackLink href="/office/events">All events</BackLink>
      )}
      <FactsEditor me={me} isLooking={isLooking} hrefOf={hrefOf} />
    </Stack>
  </>
);
