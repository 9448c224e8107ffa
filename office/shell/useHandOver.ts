import { useState } from 'react';

interface HandedOver {
  name: string;
  link: string | null;
}

/** The link of an invitation that was just made, for `LinkToHandOver`. */
export function useHandOver() {
  const [invited, setInvited] = useState<HandedOver & { copied: boolean }>();
  return {
    handOver: (made: HandedOver) => setInvited({ ...made, copied: false }),
    invited: invited && {
      ...invited,
      onCopy: () =>
        void navigator.clipboard
          .writeText(invited.link ?? '')
          .then(() => setInvited((now) => now && { ...now, copied: true })),
    },
  };
}
