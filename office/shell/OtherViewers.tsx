import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { othersAtom, viewersAtom } from './atoms/pulse.ts';
import { Viewers } from './components/Viewers/Viewers.tsx';

export interface OthersHereProps {
  /** What is open here, and its id: `event:event-garba-night`. Others read it as long as this is on the page. */
  place: `${'event' | 'news' | 'member' | 'letter'}:${string}`;
}

/** Says to others what is open here, and who else has it open. */
export function OtherViewers({ place }: OthersHereProps) {
  const setLooking = useSetAtom(viewersAtom);
  const others = useAtomValue(othersAtom);
  useEffect(() => {
    setLooking(place);
    return () => setLooking(undefined);
  }, [place, setLooking]);
  return <Viewers names={others.flatMap(({ name, ref }) => (ref === place ? name : []))} />;
}
