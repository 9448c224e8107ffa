import { useState } from 'react';

/**
 * Search words ahead of the URL: typed words are searched at once. The URL changes once typing pauses, because a navigation costs
 * more than a response.
 *
 * @param search The words in the URL.
 * @returns the current words; a setter for each change of the field; a setter for words that are about to be written to the URL
 */
export function useInstantSearch(search: string) {
  const [ahead, setAhead] = useState<string>();
  const [told, setTold] = useState(search);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    // Ignore our own words: they may arrive while the next ones are typed. Any other URL change counts, such as Back.
    if (search !== told) setAhead(undefined);
  }
  return { words: ahead ?? search, typing: setAhead, tell: setTold };
}
