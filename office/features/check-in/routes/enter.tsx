import { ApiError } from '@banyan/api/client';
import { officeMessages } from '@banyan/api/office';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { officeCalls } from '../../../calls.ts';
import { validationErrors } from '../../../kit/validationErrors.ts';
import { errorMessage } from '../../../kit/withStepUp.ts';
import { client } from '../../../shell/client.ts';
import { AuthLayout } from '../../sign-in/components/AuthLayout/AuthLayout.tsx';
import { LinkTrouble } from '../../sign-in/screens/LinkTrouble.tsx';
import { HelperForm } from '../components/HelperForm/HelperForm.tsx';
import { useNight } from '../screens/useNight.ts';

/** Token of 256 bits in the fragment (`#…`), which never reaches a server log. */
const isToken = (hash: string) => /^[\w-]{43}$/.test(hash);

/** Asks a helper with a check-in pass for their name, and opens the check-in. */
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
  // The token has been removed from the address by then.
  staleTime: Number.POSITIVE_INFINITY,
  component: EnterScreen,
  errorComponent: ({ error }) => <LinkTrouble title="This pass doesn’t work" error={error} />,
});

function EnterScreen() {
  const { token } = Route.useLoaderData();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  useNight();
  // Removes the pass from the address, so that it is not found on the screen or in the history.
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), []);
  const enter = async (name: string) => {
    const wrong = validationErrors(officeCalls.openCheckIn.body, { token, name });
    setError(wrong.name);
    setTrouble(wrong.token);
    if (Object.keys(wrong).length > 0) {
      document.getElementById('helper-name')?.focus();
      return;
    }
    setBusy(true);
    try {
      const { event } = await client.openCheckIn({ token, name });
      await router.navigate({
        to: '/office/check-in/$eventId',
        params: { eventId: event.id },
        replace: true,
      });
    } catch (failure) {
      setTrouble(errorMessage(failure) ?? officeMessages.notUnderstood);
    } finally {
      setBusy(false);
    }
  };
  return (
    <AuthLayout
      title="You’re helping with check-in"
      lede="Scan tickets, look up names, check people in. The pass ends with the event."
    >
      <HelperForm onEnter={(name) => void enter(name)} busy={busy} error={error} trouble={trouble} />
    </AuthLayout>
  );
}
