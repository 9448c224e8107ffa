import { useState } from 'react';

/**
 * Words that are typed, ahead of the address: they are looked for at once, and the address, whose change costs more than
 * an answer does, learns of them once typing pauses.
 *
 * @param search The words in the address.
 * @returns the words that count now; what to call with each change of the field; what to call with words on their way
 * into the address
 */
export function useInstantSearch(search: string) {
  const [ahead, setAhead] = useState<string>();
  const [told, setTold] = useState(search);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    // Our own words may arrive while the next ones are typed. An address from elsewhere, such as Back's, counts.
    if (search !== told) setAhead(undefined);
  }
  return { words: ahead ?? search, typing: setAhead, tell: setTold };
}
