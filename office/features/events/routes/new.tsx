import { createFileRoute } from '@tanstack/react-router';
import { load } from '../../../kit/load.ts';
import { Screen } from '../../../kit/Screen/Screen.tsx';
import { PreviewSearch } from '../../news/screens/news.ts';
import { FactsEditor } from '../screens/facts/FactsEditor.tsx';

const hrefOf = (isLooking: boolean) => `/office/events/new${isLooking ? '?look=true' : ''}`;

/** Form for a new event. */
export const Route = createFileRoute('/office/_layout/events/new')({
  staticData: { title: 'New event' },
  validateSearch: PreviewSearch,
  loader: (at) => load(at, 'event.edit', 'Begin an event', async () => undefined),
  component: NewEventScreen,
});

function NewEventScreen() {
  const { me } = Route.useRouteContext();
  const isLooking = Route.useSearch().look === true;
  return (
    <Screen
      title="New event"
      back={
        isLooking
          ? { label: 'The form', href: hrefOf(false) }
          : { label: 'All events', href: '/office/events' }
      }
      canBeOld={false}
    >
      <FactsEditor me={me} isLooking={isLooking} hrefOf={hrefOf} />
    </Screen>
  );
}
