import { useEffect, useRef } from 'react';

/**
 * The field keeps what is typed; the page learns of it in pauses. Words that come from elsewhere (Back, a button that
 * clears them) are put into the field, its own words coming back late are not.
 *
 * @param search The words that are searched for now.
 * @param onSearch Told the words once typing pauses.
 * @param pauseMs How long it must pause, in milliseconds.
 */
export function useTypedWords(search: string, onSearch: (words: string) => void, pauseMs: number) {
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useRef(onSearch);
  tell.current = onSearch;

  const tellNow = () => {
    clearTimeout(timer.current);
    const words = input.current?.value ?? '';
    if (words === told.current) return;
    told.current = words;
    tell.current(words);
  };
  const typed = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(tellNow, pauseMs);
  };

  useEffect(() => {
    if (search === told.current) return;
    clearTimeout(timer.current);
    told.current = search;
    if (input.current) input.current.value = search;
  }, [search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before this code ran
  useEffect(() => {
    typed();
    return () => clearTimeout(timer.current);
  }, []);

  return { input, typed, tellNow };
}
