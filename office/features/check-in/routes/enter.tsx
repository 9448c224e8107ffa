import { ApiError } from '@banyan/api/client';
import { createFileRoute } from '@tanstack/react-router';
import { LinkTrouble } from '../../sign-in/screens/LinkTrouble.tsx';
import { EnterDoorPage } from '../screens/EnterDoorPage.tsx';

/** Behind the `#`, so that it stands in no log: 256 bits. */
const isToken = (hash: string) => /^[\w-]{43}$/.test(hash);

export const Route = createFileRoute('/office/check-in/enter')({
  staticData: { title: 'Check-in' },
  loader: ({ location: { hash: token } }) => {
    if (!isToken(token))
      throw new ApiError('http', {
        status: 410,
        serverMessage: 'This link is incomplete. Scan the check-in pass again.',
      });
    return { token };
  },
  // What it came with is out of the address by then.
  staleTime: Number.POSITIVE_INFINITY,
  component: () => <EnterDoorPage {...Route.useLoaderData()} />,
  errorComponent: ({ error }) => <LinkTrouble title="This pass doesn’t work" error={error} />,
});
