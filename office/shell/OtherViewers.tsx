import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { othersAtom, viewersAtom } from './atoms/pulse.ts';
import { Viewers } from './components/Viewers/Viewers.tsx';

export interface OtherViewersProps {
  /** Kind and id of the open record: `event:event-garba-night`. Others see it while this is mounted. */
  place: `${'event' | 'news' | 'member' | 'letter'}:${string}`;
}

/** Tells others which record is open here, and shows who else has it open. */
export function OtherViewers({ place }: OtherViewersProps) {
  const setLooking = useSetAtom(viewersAtom);
  const others = useAtomValue(othersAtom);
  useEffect(() => {
    setLooking(place);
    return () => setLooking(undefined);
  }, [place, setLooking]);
  return <Viewers names={others.flatMap(({ name, ref }) => (ref === place ? name : []))} />;
}
