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

/** Behind the `#`, so that it stands in no log: 256 bits. */
const isToken = (hash: string) => /^[\w-]{43}$/.test(hash);

/** Asks whoever opens a check-in pass for their name, and opens the check-in. */
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
  // Whoever looks at the phone, or into its history, shall not find the pass there.
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
