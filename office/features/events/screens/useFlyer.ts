import type { Flyer } from '@banyan/api/office';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorMessage, withStepUp } from '../../../kit/withStepUp.ts';
import { client } from '../../../shell/client.ts';

/** Time between two looks at a flyer that is being drawn, in milliseconds. */
const lookMs = 2_000;

/** Flyer of an event; read again while it is being drawn. @param version Version of the event: a change of it draws another flyer. */
export function useFlyer(event: string, version: number) {
  const [flyer, setFlyer] = useState<Flyer>();
  const [trouble, setTrouble] = useState<string>();
  const load = async () => {
    setTrouble(undefined);
    try {
      const found = await withStepUp('Read the flyer', () => client.getFlyer({ params: { id: event } }));
      setFlyer(found.flyer);
    } catch (error) {
      setTrouble(errorMessage(error) ?? 'The flyer didn’t load.');
    }
  };
  const look = useEffectEvent(() => void load());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another event or version has another flyer
  useEffect(() => look(), [event, version]);
  useEffect(() => {
    if (flyer?.state !== 'drawing') return;
    const timer = setTimeout(() => look(), lookMs);
    return () => clearTimeout(timer);
  }, [flyer]);
  return { flyer, trouble, load };
}
