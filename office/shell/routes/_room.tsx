import { createFileRoute, redirect } from '@tanstack/react-router';
import { AtCheckIn, whoIsHere } from '../../features/sign-in/screens/enter.ts';
import { OfficeLayout } from '../OfficeLayout.tsx';

export const Route = createFileRoute('/office/_room')({
  // Known before anything else is asked for; what it is refused says where somebody has to go.
  beforeLoad: async ({ location, preload }) => {
    try {
      return { me: await whoIsHere(preload) };
    } catch (error) {
      if (!(error instanceof AtCheckIn)) throw error;
      throw redirect({ to: '/office/sign-in', search: { to: location.href } });
    }
  },
  component: () => <OfficeLayout me={Route.useRouteContext().me} />,
});
