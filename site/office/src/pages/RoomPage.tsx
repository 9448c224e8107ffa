import type { Me } from '@banyan/api/office';
import { OfficeShell, Strip } from '@banyan/office/shell';
import { timeWords } from '@banyan/office/words';
import { Button } from '@banyan/ui/elements';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { site } from '../../../src/content/site.ts';
import { saidOf } from '../act.ts';
import { leave } from '../enter.ts';
import { roomsOf } from '../rooms.ts';
import { useRoomKeys } from '../useRoomKeys.ts';
import { useSessionEnd } from '../useSessionEnd.ts';
import { PasskeyPrompt } from './PasskeyPrompt.tsx';

/** Behind the door: the shell around every screen, and the passkey's dialog over it. */
export function RoomPage({ me }: { me: Me }) {
  const { pathname, state } = useLocation();
  const router = useRouter();
  const [trouble, setTrouble] = useState<string>();
  const end = useSessionEnd(me);
  const rooms = roomsOf(me).map((room) => ({ ...room, isCurrent: pathname.startsWith(room.href) }));
  useRoomKeys(me.keysOff ? [] : rooms);
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
            {end && (
              <Strip
                live
                tone="warning"
                action={
                  end.canStay && (
                    <Button variant="quiet" size="small" onClick={() => void router.invalidate()}>
                      Stay
                    </Button>
                  )
                }
              >
                You will be signed out at {timeWords(end.at)}.
              </Strip>
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
