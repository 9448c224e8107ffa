import { createFileRoute, redirect } from '@tanstack/react-router';
import { NotSignedIn, whoIsHere } from '../../features/sign-in/screens/enter.ts';
import { OfficeLayout } from '../OfficeLayout.tsx';

export const Route = createFileRoute('/office/_layout')({
  // Loads the signed-in volunteer first; without one, redirects to sign-in.
  beforeLoad: async ({ location, preload }) => {
    try {
      return { me: await whoIsHere(preload) };
    } catch (error) {
      if (!(error instanceof NotSignedIn)) throw error;
      throw redirect({ to: '/office/sign-in', search: { to: location.href } });
    }
  },
  component: () => <OfficeLayout me={Route.useRouteContext().me} />,
});
