import { serverNow } from '@banyan/api/client';
import type { Me, OpenInvitation, Volunteer } from '@banyan/api/office';
import { ButtonLink, Text } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import { FormResult } from '../../../kit/FormResult.tsx';
import { useActions } from '../../../kit/useActions.ts';
import { client } from '../../../shell/client.ts';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import { Strip } from '../../../shell/components/Strip/Strip.tsx';
import { ReadAgain } from '../../../shell/ReadAgain.tsx';
import { useHandOver } from '../../../shell/useHandOver.ts';
import { LinkToHandOver } from '../components/LinkToHandOver/LinkToHandOver.tsx';
import { VolunteerTable } from '../components/VolunteerTable/VolunteerTable.tsx';
import { volunteersLine } from './volunteers.ts';

export interface VolunteersPageProps {
  me: Me;
  volunteers: readonly Volunteer[];
  invitations: readonly OpenInvitation[];
}

const countWords = (enter: number, invited: number) =>
  `${enter} active, ${invited} pending. Every change asks for your passkey and tells all admins.`;

/** Who works here. */
export function VolunteersPage({ me, volunteers, invitations }: VolunteersPageProps) {
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
    <>
      <ScreenHead title="Volunteers" />
      <Stack space={16}>
        <ReadAgain />
        {me.isOnlyAdmin && (
          <Strip tone="warning">
            <b>You are the only admin.</b> Invite a second admin before something happens to your phone.
          </Strip>
        )}
        <Cluster>
          <ButtonLink variant="accent" href="/office/volunteers/invite">
            Invite somebody
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
      </Stack>
    </>
  );
}
