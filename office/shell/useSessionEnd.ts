import { serverNow } from '@banyan/api/client';
import type { Me } from '@banyan/api/office';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { pulseAtom } from './atoms/pulse.ts';

/** Time before the end of a session when the notice appears, in milliseconds. */
const noticeMs = 120_000;

interface Read {
  /** Time when the session was read. */
  readAt: number;
  session: Pick<Me['session'], 'left' | 'idleLeft'>;
}

const endOf = ({ readAt, session: { left, idleLeft } }: Read) => ({
  at: readAt + Math.min(left, idleLeft),
  canStay: idleLeft < left,
});

/** End of the session, once it is near. Activity postpones it, but not beyond the maximum length of a session. */
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
