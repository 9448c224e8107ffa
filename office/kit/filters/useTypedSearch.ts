import { useEffect, useEffectEvent, useState } from 'react';

/** Pause in typing before the search runs, in milliseconds. */
const pauseMs = 250;

/**
 * Search text that runs while typing. The typed text wins until the list has loaded with it. After that the text of the list wins,
 * even if it changed elsewhere.
 *
 * @param asked Search text of the loaded list.
 */
export function useTypedSearch(asked: string, onAsk: (words: string) => void) {
  const [typed, setTyped] = useState<string>();
  const ask = useEffectEvent((words: string) => (words === asked ? setTyped(undefined) : onAsk(words)));

  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => ask(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    setTyped((words) => (words?.trim() === asked ? undefined : words));
  }, [asked]);

  return {
    text: typed ?? asked,
    type: setTyped,
    sendNow: () => typed !== undefined && typed.trim() !== asked && onAsk(typed.trim()),
  };
}
