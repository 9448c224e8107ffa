import { preload } from '@banyan/ui/hooks';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../../shell/client.ts';
import { EnrolForm } from '../components/EnrolForm/EnrolForm.tsx';
import { EntrySheet } from '../components/EntrySheet/EntrySheet.tsx';
import { entered } from './enter.ts';
import { makePasskey, passkeyModule, passkeyTrouble } from './passkeys.ts';

export interface EnrolPageProps {
  /** Out of the letter's link. */
  token: string;
}

/** What the letter to somebody leads to who has lost their passkey. The link is spent by the button, not by being opened. */
export function EnrolPage({ token }: EnrolPageProps) {
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
    <EntrySheet
      title="Make a new passkey"
      lede="You are signed out everywhere else, and we email the admins. Then check which of your old passkeys to keep."
    >
      <EnrolForm onMake={() => void make()} busy={busy} trouble={trouble} />
    </EntrySheet>
  );
}
