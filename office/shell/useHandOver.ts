import { useState } from 'react';
import { useSay } from '../kit/useActions.ts';

interface HandedOver {
  name: string;
  /** Invitation link; `null` if it was emailed. */
  link: string | null;
}

/**
 * Result of a new invitation: shows a message on its line, and returns the link for `LinkToHandOver` if it was not emailed.
 * @param line Name of the line beside the invite button.
 */
export function useHandOver(line: string) {
  const say = useSay(line);
  const [invited, setInvited] = useState<{ name: string; link: string; copied: boolean }>();
  return {
    handOver: ({ name, link }: HandedOver) => {
      setInvited(link === null ? undefined : { name, link, copied: false });
      const emailed = link === null ? ' We emailed them the link.' : '';
      say({ tone: 'success', words: `${name} is invited.${emailed}` });
    },
    invited: invited && {
      ...invited,
      onCopy: () =>
        void navigator.clipboard
          .writeText(invited.link)
          .then(() => setInvited((now) => now && { ...now, copied: true })),
    },
  };
}
