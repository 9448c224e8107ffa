import { createFileRoute } from '@tanstack/react-router';
import { MePage } from '../screens/MePage.tsx';

export const Route = createFileRoute('/office/_room/me')({
  staticData: { title: 'Me' },
  component: () => <MePage me={Route.useRouteContext().me} />,
});
