import { Button } from '@banyan/ui/elements';
import type { Ref } from 'react';
import * as styles from './TicketFinder.css.ts';

/** States of the camera: starting, running, blocked, missing. */
const finderStates = ['starting', 'looking', 'refused', 'absent'] as const;
export type FinderState = (typeof finderStates)[number];

export interface TicketFinderProps {
  /** State of the camera: starting, running, blocked, or missing. */
  state: FinderState;
  /** Ref of the video element that shows the camera picture. */
  film?: Ref<HTMLVideoElement>;
  /** Requests the camera again. */
  onRetry: () => void;
}

const said = {
  refused: {
    heading: 'Camera access is blocked.',
    text: 'You can find everyone by name. To scan tickets, allow the camera: press the icon next to the address, then Camera, then Allow.',
  },
  absent: {
    heading: 'No camera found.',
    text: 'You can find everyone by name. If another program uses the camera, close it first.',
  },
} as const;

const arch = 'M14 250V100a86 86 0 0 1 172 0v150';

/** Camera view with an arch to hold a ticket into. Without a camera it says what to do. */
export const TicketFinder = ({ state, film, onRetry }: TicketFinderProps) => (
  <div className={styles.finder}>
    <video ref={film} muted playsInline className={styles.film} />
    {state === 'refused' || state === 'absent' ? (
      <div role="status" className={styles.words}>
        <p className={styles.heading}>{said[state].heading}</p>
        <p className={styles.text}>{said[state].text}</p>
        <Button variant="line" onClick={onRetry}>
          Try again
        </Button>
      </div>
    ) : (
      <>
        <svg viewBox="0 0 200 250" fill="none" aria-hidden="true" className={styles.arch}>
          <path fillRule="evenodd" d={`M-1000 -200H1200V250H-1000z${arch}z`} className={styles.around} />
          <path d={arch} className={styles.opening} />
          <path d="M100 0v58" className={styles.plumb} />
          <rect x="92" y="52" width="16" height="21" rx="6" className={styles.bob} />
        </svg>
        <p className={styles.hint}>
          {state === 'starting' ? 'Asking for the camera...' : 'Hold the ticket inside the arch'}
        </p>
      </>
    )}
  </div>
);
