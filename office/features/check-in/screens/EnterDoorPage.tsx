import { officeMessages } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { officeCalls } from '../../../calls.ts';
import { saidOf } from '../../../kit/act.ts';
import { wrongIn } from '../../../kit/wrongIn.ts';
import { client } from '../../../shell/client.ts';
import { EntrySheet } from '../../sign-in/components/EntrySheet/EntrySheet.tsx';
import { HelperForm } from '../components/HelperForm/HelperForm.tsx';
import { useNight } from './useNight.ts';

export interface EnterDoorPageProps {
  /** Of the pass, out of its link. */
  token: string;
}

/** Who opens a door pass says what they are called, and is at the door. */
export function EnterDoorPage({ token }: EnterDoorPageProps) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  useNight();
  // Whoever looks at the phone, or into its history, shall not find the pass there.
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), []);
  const enter = async (name: string) => {
    const wrong = wrongIn(officeCalls.openDoor.body, { token, name });
    setError(wrong.name);
    setTrouble(wrong.token);
    if (Object.keys(wrong).length > 0) {
      document.getElementById('helper-name')?.focus();
      return;
    }
    setBusy(true);
    try {
      const { event } = await client.openDoor({ token, name });
      await router.navigate({
        to: '/office/check-in/$eventId',
        params: { eventId: event.id },
        replace: true,
      });
    } catch (failure) {
      setTrouble(saidOf(failure) ?? officeMessages.notUnderstood);
    } finally {
      setBusy(false);
    }
  };
  return (
    <EntrySheet
      title="You’re helping with check-in"
      lede="Scan tickets, look up names, check people in. The pass ends with the event."
    >
      <HelperForm onEnter={(name) => void enter(name)} busy={busy} error={error} trouble={trouble} />
    </EntrySheet>
  );
}
