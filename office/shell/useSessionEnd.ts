import { serverNow } from '@banyan/api/client';
import type { Me } from '@banyan/api/office';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { pulseAtom } from './atoms/pulse.ts';

/** How long before its end somebody is told, in milliseconds. */
const noticeMs = 120_000;

interface Read {
  /** When it was read. */
  readAt: number;
  session: Pick<Me['session'], 'left' | 'idleLeft'>;
}

const endOf = ({ readAt, session: { left, idleLeft } }: Read) => ({
  at: readAt + Math.min(left, idleLeft),
  canStay: idleLeft < left,
});

/** When somebody will be signed out, once that is near; an act of theirs puts it off, but not for longer than a session lasts. */
export function useSessionEnd(me: Me): { at: number; canStay: boolean } | undefined {
  const pulse = useAtomValue(pulseAtom);
  const own = useMemo((): Read => ({ readAt: serverNow(), session: me.session }), [me]);
  const newest: Read = pulse && pulse.readAt > own.readAt ? pulse : own;
  const end = useMemo(() => endOf(newest), [newest]);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const left = end.at - noticeMs - serverNow();
    setNear(left <= 0);
    const timer = setTimeout(() => setNear(true), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [end]);

  return isNear ? end : undefined;
}
