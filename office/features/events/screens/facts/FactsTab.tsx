import { BackLink } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useRouter } from '@tanstack/react-router';
import type { EventTabProps } from '../eventTabs.ts';
import { FactsEditor } from './FactsEditor.tsx';
import { FactsPreview } from './FactsPreview.tsx';

/** Details of an event: a form for volunteers who may edit it, a preview for the others. */
export function FactsTab({ me, event, search, mayEdit }: EventTabProps) {
  const router = useRouter();
  const hrefOf = (look: boolean) =>
    router.buildLocation({
      to: '/office/events/$id',
      params: { id: event.id },
      search: look ? { look: true } : {},
    }).publicHref;
  // A canceled event must be published again before it can be changed.
  if (!mayEdit || event.state === 'cancelled') return <FactsPreview event={event} />;
  return (
    <Stack space={12}>
      {search.look && <BackLink href={hrefOf(false)}>The form</BackLink>}
      <FactsEditor key={event.id} me={me} event={event} isLooking={search.look === true} hrefOf={hrefOf} />
    </Stack>
  );
}
