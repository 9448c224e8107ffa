import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { officeCalls } from '../../../calls.ts';
import { useFieldErrors } from '../../../kit/useFieldErrors.ts';
import { errorMessage } from '../../../kit/withStepUp.ts';
import { client } from '../../../shell/client.ts';
import { AuthLayout } from '../components/AuthLayout/AuthLayout.tsx';
import { type Lost, RecoveryForm, type RecoveryFormProps } from '../components/RecoveryForm/RecoveryForm.tsx';

/** Page that emails a recovery link to a volunteer who cannot use their passkey. */
export const Route = createFileRoute('/office/lost')({
  staticData: { title: 'Lost your passkey?' },
  component: LostScreen,
});

function LostScreen() {
  const [busy, setBusy] = useState(false);
  const { errors, check } = useFieldErrors('lost', ['email', 'code']);
  const [said, setSaid] = useState<RecoveryFormProps['said']>();

  const ask = async (typed: Lost) => {
    setSaid(undefined);
    if (!check(officeCalls.lost.body, typed)) return;
    setBusy(true);
    try {
      const { message } = await client.lost(typed);
      setSaid({ tone: 'success', words: message });
    } catch (error) {
      setSaid({ tone: 'critical', words: errorMessage(error) ?? '' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <AuthLayout
      title="Lost your passkey?"
      lede="Enter your email and one of your recovery codes. We email you a link that works in this browser."
    >
      <RecoveryForm
        onAsk={(typed) => void ask(typed)}
        busy={busy}
        errors={errors}
        said={said}
        signInHref="/office/sign-in"
      />
    </AuthLayout>
  );
}
