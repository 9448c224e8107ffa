import type { Me } from '@banyan/api/office';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { leave } from '../features/sign-in/screens/enter.ts';
import { keepUndo } from '../kit/keepUndo.ts';
import { useKeptFocus } from '../kit/useKeptFocus.ts';
import { errorMessage } from '../kit/withStepUp.ts';
import { waitingAtom } from './atoms/pulse.ts';
import { NavigationCount } from './components/NavigationCount/NavigationCount.tsx';
import { OfficeShell } from './components/OfficeShell/OfficeShell.tsx';
import { siteContent } from './content.ts';
import { type Notice, Notices } from './Notices.tsx';
import { isIn, navigationOf } from './navigation.ts';
import { type Opened, Overlays, overlayModules } from './Overlays.tsx';
import { PasskeyPrompt } from './PasskeyPrompt.tsx';
import { startPulse } from './pulse.ts';
import { useGlobalKeys } from './useGlobalKeys.ts';
import { useKeyboard } from './useKeyboard.ts';

/** Separate component, so that a new count does not render the whole shell again. */
const Waiting = () => <NavigationCount count={useAtomValue(waitingAtom)} />;

/** Layout after sign-in: the shell around every screen, with the search, the shortcuts, the help and the passkey dialog. */
export function OfficeLayout({ me }: { me: Me }) {
  const { pathname, state } = useLocation();
  const router = useRouter();
  const [opened, open] = useState<Opened>();
  const [told, setTold] = useState<Notice & { on: string }>();
  // A result is shown only on the screen it belongs to.
  const tell = (words: Notice | undefined) => setTold(words && { ...words, on: pathname });
  const navigation = navigationOf(me).map(({ key: _, permission: __, ...room }) => ({
    ...room,
    isCurrent: isIn(pathname, room.href),
    ...(room.sign === 'review' && { count: <Waiting /> }),
  }));
  useEffect(() => startPulse(router), [router]);
  useEffect(() => keepUndo(me.id), [me.id]);
  useKeyboard(me.keysOff);
  useKeptFocus();
  useGlobalKeys({ me, open, tell });
  const signOut = () =>
    void leave().catch((error: unknown) => tell({ tone: 'critical', words: errorMessage(error) }));
  const onKeys = me.keysOff ? undefined : () => open('keys');
  return (
    <>
      <OfficeShell
        association={siteContent().association}
        navigation={navigation}
        me={{ id: me.id, name: me.name, href: '/office/me', isCurrent: isIn(pathname, '/office/me') }}
        onSignOut={signOut}
        find={{ onOpen: () => open('search'), onIntent: overlayModules.fetch, hasKey: !me.keysOff }}
        help={{ onOpen: () => open('help'), onIntent: overlayModules.fetchHelp }}
        onKeys={onKeys}
        notices={<Notices me={me} ended={state.ended} told={told?.on === pathname ? told : undefined} />}
      >
        <Outlet />
      </OfficeShell>
      <Overlays me={me} opened={opened} onClose={() => open(undefined)} onKeys={onKeys} />
      <PasskeyPrompt me={me} />
    </>
  );
}
