import type { Me } from '@banyan/api/office';
import { useEffect, useMemo, useState } from 'react';

/** How long before its end somebody is told, in milliseconds. */
const noticeMs = 120_000;

/** When somebody will be signed out, once that is near; an act of theirs puts it off, but not for longer than a session lasts. */
export function useSessionEnd(me: Me): { at: number; canStay: boolean } | undefined {
  const end = useMemo(() => {
    const { left, idleLeft } = me.session;
    return { at: Date.now() + Math.min(left, idleLeft), canStay: idleLeft < left };
  }, [me]);
  const [near, setNear] = useState<typeof end>();

  useEffect(() => {
    const timer = setTimeout(() => setNear(end), Math.max(0, end.at - noticeMs - Date.now()));
    return () => clearTimeout(timer);
  }, [end]);

  return near === end ? near : undefined;
}
