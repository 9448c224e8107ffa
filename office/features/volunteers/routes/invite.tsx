import { createFileRoute, notFound } from '@tanstack/react-router';
import { useState } from 'react';
import { officeCalls } from '../../../calls.ts';
import { FormResult } from '../../../kit/FormResult.tsx';
import { Screen } from '../../../kit/Screen/Screen.tsx';
import { useActions } from '../../../kit/useActions.ts';
import { useFieldErrors } from '../../../kit/useFieldErrors.ts';
import { client } from '../../../shell/client.ts';
import { hasPermission } from '../../../shell/navigation.ts';
import { useHandOver } from '../../../shell/useHandOver.ts';
import { type Invitee, InviteForm } from '../components/InviteForm/InviteForm.tsx';
import { LinkToHandOver } from '../components/LinkToHandOver/LinkToHandOver.tsx';

const line = 'volunteers invite';

/** Screen that invites a volunteer. The typed values stay during the passkey step-up. */
export const Route = createFileRoute('/office/_layout/volunteers/invite')({
  staticData: { title: 'Invite a volunteer' },
  loader: ({ context }) => {
    if (!hasPermission(context.me, 'volunteer.manage')) throw notFound();
  },
  component: InviteScreen,
});

function InviteScreen() {
  const { busy, run } = useActions(line);
  const { invited, handOver } = useHandOver(line);
  const { errors, check } = useFieldErrors('invite', ['name', 'email', 'grants']);
  const [round, setRound] = useState(0);
  const invite = async (invitee: Invitee) => {
    if (!check(officeCalls.invite.body, invitee)) return;
    const made = await run(`Invite ${invitee.name}`, (options) => client.invite(invitee, options));
    if (!made) return;
    handOver({ name: invitee.name, link: made.link });
    setRound((before) => before + 1);
  };
  return (
    <Screen
      title="Invite a volunteer"
      back={{ label: 'Volunteers', href: '/office/volunteers' }}
      canBeOld={false}
      space={24}
    >
      <InviteForm
        key={round}
        onInvite={(invitee) => void invite(invitee)}
        busy={busy !== undefined}
        errors={errors}
        backHref="/office/volunteers"
        result={
          <>
            {invited && <LinkToHandOver {...invited} />}
            <FormResult subject={line} />
          </>
        }
      />
    </Screen>
  );
}
