import type { RuntimeConfig } from '@banyan/api/contract';
import type { DemoRole, SignedIn } from '@banyan/api/office';
import { preload } from '@banyan/ui/hooks';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { client, runtimeConfig } from '../../../shell/client.ts';
import { siteContent } from '../../../shell/content.ts';
import { type DemoPerson, SignInGate, type SignInGateProps } from '../components/SignInGate/SignInGate.tsx';
import { entered, wayIn } from '../screens/enter.ts';
import {
  isCancelled,
  knowsPasskeys,
  passkeyModule,
  passkeyTrouble,
  showPasskey,
  windowClosed,
} from '../screens/passkeys.ts';

/** Path to return to after sign-in. */
const Search = v.object({ to: v.fallback(v.optional(v.string()), undefined) });

const people: readonly DemoPerson<DemoRole>[] = [
  { id: 'admin', name: 'Meera Kadamb', as: 'admin' },
  { id: 'reviewer', name: 'Kiran Palash', as: 'reviewer' },
  { id: 'organiser', name: 'Asha Bakul', as: 'Bay Area' },
  { id: 'treasurer', name: 'Vikram Umbar', as: 'treasurer' },
];

/** True if this may be the computer that runs the demo. The server decides. */
const maybeDemo = ({ production }: RuntimeConfig) =>
  !production && ['localhost', '127.0.0.1'].includes(window.location.hostname);

/** Sign-in page. */
export const Route = createFileRoute('/office/sign-in')({
  staticData: { title: 'Sign in' },
  validateSearch: Search,
  loader: () => runtimeConfig(),
  component: SignInScreen,
});

function SignInScreen() {
  const config = Route.useLoaderData();
  const { to } = Route.useSearch();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<SignInGateProps['said']>();
  useEffect(() => preload(passkeyModule), []);

  const enter = async (knock: () => Promise<SignedIn>) => {
    setBusy(true);
    setSaid(undefined);
    try {
      const signedIn = await knock();
      entered(signedIn);
      await router.navigate({ href: wayIn(to), state: { ended: signedIn.ended } });
    } catch (error) {
      const words = passkeyTrouble(error, windowClosed);
      if (words) setSaid({ tone: isCancelled(error) ? 'info' : 'critical', words });
    } finally {
      setBusy(false);
    }
  };
  const signIn = async () => {
    const { options } = await client.signInOptions({});
    return client.signIn({ assertion: await showPasskey(options) });
  };

  const isElsewhere = window.location.origin !== config.publicOrigin;
  return (
    <SignInGate
      association={siteContent().association}
      lostHref="/office/lost"
      onSignIn={() => void enter(signIn)}
      busy={busy}
      said={said}
      elsewhere={isElsewhere ? config.publicOrigin : undefined}
      knowsPasskeys={knowsPasskeys()}
      demo={maybeDemo(config) && !isElsewhere ? people : []}
      onDemo={(role) => void enter(() => client.demoSignIn({ role }))}
    />
  );
}
