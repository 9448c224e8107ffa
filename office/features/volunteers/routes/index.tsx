import { serverNow } from '@banyan/api/client';
import type { OpenInvitation } from '@banyan/api/office';
import { ButtonLink, Text } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { createFileRoute } from '@tanstack/react-router';
import { FormResult } from '../../../kit/FormResult.tsx';
import { load } from '../../../kit/load.ts';
import { Screen } from '../../../kit/Screen/Screen.tsx';
import { useActions } from '../../../kit/useActions.ts';
import { client } from '../../../shell/client.ts';
import { InlineAlert } from '../../../shell/components/InlineAlert/InlineAlert.tsx';
import { useHandOver } from '../../../shell/useHandOver.ts';
import { LinkToHandOver } from '../components/LinkToHandOver/LinkToHandOver.tsx';
import { VolunteerTable } from '../components/VolunteerTable/VolunteerTable.tsx';
import { volunteersLine } from '../screens/volunteersLine.ts';

const countWords = (enter: number, invited: number) =>
  `${enter} active, ${invited} pending. Every change asks for your passkey and tells all admins.`;

/** Screen of volunteers. */
export const Route = createFileRoute('/office/_layout/volunteers/')({
  staticData: { title: 'Volunteers' },
  loader: (at) => load(at, 'volunteer.manage', 'See who works here', () => client.getVolunteers()),
  component: VolunteersScreen,
});

function VolunteersScreen() {
  const { me } = Route.useRouteContext();
  const { volunteers, invitations } = Route.useLoaderData();
  const { run } = useActions(volunteersLine);
  const { invited, handOver } = useHandOver(volunteersLine);
  const isEmpty = volunteers.length + invitations.length === 0;
  const inviteAgain = async ({ name, email, grants }: OpenInvitation) => {
    const made = await run(`Invite ${name} again`, (options) =>
      client.invite({ name, email, grants }, options),
    );
    if (made) handOver({ name, link: made.link });
  };
  return (
    <Screen title="Volunteers">
      {me.isOnlyAdmin && (
        <InlineAlert tone="warning">
          <b>You are the only admin.</b> Invite a second admin before something happens to your phone.
        </InlineAlert>
      )}
      <Cluster>
        <ButtonLink variant="accent" href="/office/volunteers/invite">
          Invite a volunteer
        </ButtonLink>
        <Text size="small" tone="quiet">
          {isEmpty
            ? 'No one has a passkey yet. Invite an admin first; they can invite the others.'
            : countWords(volunteers.length, invitations.length)}
        </Text>
      </Cluster>
      {!isEmpty && (
        <VolunteerTable
          volunteers={volunteers}
          invitations={invitations}
          me={me.id}
          now={serverNow()}
          changeHref={({ id }) => `/office/volunteers/${id}`}
          onInviteAgain={(invitation) => void inviteAgain(invitation)}
        />
      )}
      {invited && <LinkToHandOver {...invited} />}
      <FormResult subject={volunteersLine} />
    </Screen>
  );
}
