import { ApiError } from '@banyan/api/client';
import { type Grant, type Me, Name, officeMessages } from '@banyan/api/office';
import { preload } from '@banyan/ui/hooks';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { validationErrors } from '../../../kit/validationErrors.ts';
import { grantWords } from '../../../kit/words/grantWords.ts';
import { client } from '../../../shell/client.ts';
import { siteContent } from '../../../shell/content.ts';
import { AuthLayout } from '../components/AuthLayout/AuthLayout.tsx';
import { CodesSheet } from '../components/CodesSheet/CodesSheet.tsx';
import { JoinForm } from '../components/JoinForm/JoinForm.tsx';
import { codeFacts, useKeeping } from '../screens/codes.ts';
import { entered } from '../screens/enter.ts';
import { LinkTrouble } from '../screens/LinkTrouble.tsx';
import { makePasskey, passkeyModule, passkeyTrouble } from '../screens/passkeys.ts';

/** 256-bit token after the `#`, so that it appears in no server log. */
const isToken = (hash: string) => /^[\w-]{43}$/.test(hash);

/** Role within a sentence: "organizer, Bay Area". */
const asWords = (grant: Pick<Grant, 'role' | 'chapter'>): string =>
  grantWords(grant).replace(/^./, (first) => first.toLowerCase());

const nothingMade = 'No passkey was made. Try again, or open this link on your phone.';

/** Page that accepts an invitation: the name, a passkey, and the recovery codes. */
export const Route = createFileRoute('/office/join')({
  staticData: { title: 'Join' },
  loader: async ({ location: { hash: token } }) => {
    if (!isToken(token))
      throw new ApiError('http', { status: 410, serverMessage: officeMessages.invitationGone });
    return { token, invitation: await client.openInvitation({ token }) };
  },
  component: JoinScreen,
  errorComponent: ({ error }) => <LinkTrouble title="This invitation doesn’t work" error={error} />,
});

function JoinScreen() {
  const {
    token,
    invitation: { name, invitedBy, grants },
  } = Route.useLoaderData();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [nameError, setNameError] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const [joined, setJoined] = useState<{ me: Me; codes: readonly string[] }>();
  const keeping = useKeeping(joined?.codes ?? []);
  useEffect(() => preload(passkeyModule), []);

  const make = async (typed: string) => {
    const wrong = validationErrors(Name, typed)[''];
    setNameError(wrong);
    setTrouble(undefined);
    if (wrong) {
      document.getElementById('join-name')?.focus();
      return;
    }
    setBusy(true);
    try {
      // Fetches new options for each attempt, because a challenge expires after minutes.
      const { options } = await client.openInvitation({ token });
      const attestation = await makePasskey(options);
      const { codes, ...signedIn } = await client.join({ token, name: typed, attestation });
      entered(signedIn);
      window.history.replaceState(window.history.state, '', window.location.pathname);
      setJoined({ me: signedIn.me, codes });
    } catch (error) {
      setTrouble(passkeyTrouble(error, nothingMade));
    } finally {
      setBusy(false);
    }
  };

  const canGoOn = trouble !== undefined && trouble !== officeMessages.invitationGone;
  if (joined)
    return (
      <AuthLayout
        key="codes"
        step={3}
        title="Eight codes for when you lose your phone"
        lede="Print this sheet and keep it somewhere safe. One code and your email address, together, let you make a new passkey. Each works once."
      >
        <CodesSheet
          {...keeping}
          codes={joined.codes}
          facts={codeFacts(joined.me)}
          doneLabel="Enter the Office"
          onDone={() => void router.navigate({ to: '/office' })}
        />
      </AuthLayout>
    );
  return (
    <AuthLayout
      key="you"
      step={busy ? 2 : 1}
      title={`${invitedBy ? `${invitedBy} invites you` : 'You are invited'} to the Office of ${siteContent().association} as ${grants.map(asWords).join('; ')}.`}
    >
      <JoinForm
        name={name}
        grants={grants}
        onMake={(typed) => void make(typed)}
        busy={busy}
        nameError={nameError}
        trouble={trouble}
        {...(canGoOn && {
          link: window.location.href,
          onCopyLink: () => void navigator.clipboard.writeText(window.location.href),
        })}
      />
    </AuthLayout>
  );
}
