import { preload } from '@banyan/ui/hooks';
import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../../shell/client.ts';
import { AuthLayout } from '../components/AuthLayout/AuthLayout.tsx';
import { EnrolForm } from '../components/EnrolForm/EnrolForm.tsx';
import { entered } from '../screens/enter.ts';
import { makePasskey, passkeyModule, passkeyTrouble } from '../screens/passkeys.ts';

/** Page that creates a new passkey from the link in a recovery email. Opening the page does not use up the link; the button does. */
export const Route = createFileRoute('/office/new-passkey')({
  staticData: { title: 'New passkey' },
  component: NewPasskeyScreen,
});

function NewPasskeyScreen() {
  const token = useLocation().hash;
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const isOpen = useRef(false);
  useEffect(() => preload(passkeyModule), []);

  const make = async () => {
    setBusy(true);
    setTrouble(undefined);
    try {
      if (!isOpen.current) await client.openRecovery({ token });
      isOpen.current = true;
      const { options } = await client.enrolOptions({});
      entered(await client.enrol({ attestation: await makePasskey(options) }));
      await router.navigate({ to: '/office/me', replace: true });
    } catch (error) {
      setTrouble(passkeyTrouble(error, 'No passkey was made. Try again within ten minutes.'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <AuthLayout
      title="Make a new passkey"
      lede="You are signed out everywhere else, and we email the admins. Then check which of your old passkeys to keep."
    >
      <EnrolForm onMake={() => void make()} busy={busy} trouble={trouble} />
    </AuthLayout>
  );
}
