import { BackLink } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useState } from 'react';
import { officeCalls } from '../../../calls.ts';
import { FormResult } from '../../../kit/FormResult.tsx';
import { useActions } from '../../../kit/useActions.ts';
import { wrongIn } from '../../../kit/wrongIn.ts';
import { client } from '../../../shell/client.ts';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import { useHandOver } from '../../../shell/useHandOver.ts';
import { type Invitee, InviteForm } from '../components/InviteForm/InviteForm.tsx';
import { LinkToHandOver } from '../components/LinkToHandOver/LinkToHandOver.tsx';

const line = 'volunteers invite';

/** Invites somebody. What was typed stays while the passkey is asked for. */
export function InvitePage() {
  const { busy, run } = useActions(line);
  const { invited, handOver } = useHandOver(line);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [round, setRound] = useState(0);

  const invite = async (invitee: Invitee) => {
    const wrong = wrongIn(officeCalls.invite.body, invitee);
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first !== undefined) {
      document.getElementById(`invite-${first}`)?.focus();
      return;
    }
    const made = await run(`Invite ${invitee.name}`, (options) => client.invite(invitee, options));
    if (!made) return;
    handOver({ name: invitee.name, link: made.link });
    setRound((before) => before + 1);
  };

  return (
    <>
      <ScreenHead title="Invite somebody" />
      <Stack space={24}>
        <BackLink href="/office/volunteers">Volunteers</BackLink>
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
      </Stack>
    </>
  );
}
