import { useEffect, useEffectEvent, useState } from 'react';

/** How long typing must pause before it is asked, in milliseconds. */
const pauseMs = 250;

/**
 * Words that are asked for while they are typed. What is typed counts until the list goes by it; after that the list's own
 * words do, whoever changed them.
 *
 * @param asked What the list goes by.
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
