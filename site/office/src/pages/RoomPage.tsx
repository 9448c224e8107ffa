import type { Me } from '@banyan/api/office';
import { OfficeShell, Strip } from '@banyan/office/shell';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { site } from '../../../src/content/site.ts';
import { saidOf } from '../act.ts';
import { leave } from '../enter.ts';
import { roomsOf } from '../rooms.ts';
import { PasskeyPrompt } from './PasskeyPrompt.tsx';

/** Behind the door: the shell around every screen, and the passkey's dialog over it. */
export function RoomPage({ me }: { me: Me }) {
  const { pathname, state } = useLocation();
  const [trouble, setTrouble] = useState<string>();
  const rooms = roomsOf(me).map((room) => ({ ...room, isCurrent: pathname.startsWith(room.href) }));
  return (
    <>
      <OfficeShell
        association={site.name}
        rooms={rooms}
        me={{ id: me.id, name: me.name, href: '/office/me' }}
        onSignOut={() => void leave().catch((error: unknown) => setTrouble(saidOf(error)))}
        notices={
          <>
            {me.isDemo && <Strip>Demo: anybody on this computer can enter.</Strip>}
            {state.ended && (
              <Strip>You were signed in at five places. The oldest has ended: {state.ended}.</Strip>
            )}
            {trouble !== undefined && (
              <Strip live tone="critical">
                {trouble}
              </Strip>
            )}
          </>
        }
      >
        <Outlet />
      </OfficeShell>
      <PasskeyPrompt me={me} />
    </>
  );
}
