import type { Me } from '@banyan/api/office';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { PasskeyDialog } from '../features/sign-in/components/PasskeyDialog/PasskeyDialog.tsx';
import { passkeyTrouble, showPasskey, windowClosed } from '../features/sign-in/screens/passkeys.ts';
import { type Asked, askedAtom } from './atoms/asked.ts';
import { client } from './client.ts';

const onceMore = async () => {
  const { options } = await client.stepUpOptions({});
  await client.stepUp({ assertion: await showPasskey(options) });
};

const signInAgain = async (before: Me) => {
  const { options } = await client.signInOptions({});
  const { me } = await client.signIn({ assertion: await showPasskey(options) });
  // The content on the screen belongs to another volunteer, so the page is reloaded.
  if (me.id !== before.id) window.location.assign('/office');
};

/** Shows the passkey dialog while a call waits for it. */
export function PasskeyPrompt({ me }: { me: Me }) {
  const asked = useAtomValue(askedAtom);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();

  const use = async ({ reason, goOn }: Asked) => {
    setBusy(true);
    setTrouble(undefined);
    try {
      await (reason === 'fresh' ? onceMore() : signInAgain(me));
      goOn();
    } catch (error) {
      setTrouble(passkeyTrouble(error, windowClosed));
    } finally {
      setBusy(false);
    }
  };

  return (
    <PasskeyDialog
      reason={asked?.reason}
      doing={asked?.doing ?? ''}
      busy={busy}
      trouble={trouble}
      onUse={() => asked && void use(asked)}
      onLater={() => {
        setTrouble(undefined);
        asked?.callOff();
      }}
    />
  );
}
