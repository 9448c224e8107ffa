import { useState } from 'react';
import { useSay } from '../kit/useActions.ts';

interface HandedOver {
  name: string;
  /** `null` if it was emailed. */
  link: string | null;
}

/**
 * An invitation that was just made: said at its line, and its link, for `LinkToHandOver`, if no email takes it.
 * @param line Beside the button that invites.
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
