import { ApiError } from '@banyan/api/client';
import { officeMessages } from '@banyan/api/office';
import { createFileRoute } from '@tanstack/react-router';
import { client } from '../../../shell/client.ts';
import { JoinPage } from '../screens/JoinPage.tsx';
import { LinkTrouble } from '../screens/LinkTrouble.tsx';

/** Behind the `#`, so that it stands in no log: 256 bits. */
const isToken = (hash: string) => /^[\w-]{43}$/.test(hash);

export const Route = createFileRoute('/office/join')({
  staticData: { title: 'Join' },
  loader: async ({ location: { hash: token } }) => {
    if (!isToken(token))
      throw new ApiError('http', { status: 410, serverMessage: officeMessages.invitationGone });
    return { token, invitation: await client.openInvitation({ token }) };
  },
  component: () => <JoinPage {...Route.useLoaderData()} />,
  errorComponent: ({ error }) => <LinkTrouble title="This invitation doesn’t work" error={error} />,
});
