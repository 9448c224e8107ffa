import { DimensionLine, Icon } from '@banyan/ui/elements';
import { WifiOff } from 'lucide';
import { timeWords } from '../../../../kit/words/times.ts';
import * as styles from './CheckInHead.css.ts';

export interface CheckInHeadProps {
  /** Title of the event. */
  title: string;
  /** How many have arrived. */
  arrived: number;
  /** How many have a seat. */
  coming: number;
  /** Of those who came, how many are guests of somebody. @default 0 */
  guests?: number;
  /** Who is at the door, as the others see them. */
  helper: string;
  /** When their pass is over, an ISO instant; `null` for a volunteer, who has none. */
  until: string | null;
  /** Check-ins that have not been sent. */
  unsent: number;
  /** Whether the server answers. */
  isOnline: boolean;
}

/** What stands above the door: which event, how many are in, and whether what was done here has been sent. */
export const CheckInHead = ({
  title,
  arrived,
  coming,
  guests = 0,
  helper,
  until,
  unsent,
  isOnline,
}: CheckInHeadProps) => (
  <div className={styles.head}>
    <h1 className={styles.title}>{title}</h1>
    <p role="status" className={styles.line}>
      {isOnline && unsent === 0 ? (
        <>
          <span aria-hidden className={styles.dot} />
          Connected
        </>
      ) : (
        <>
          {!isOnline && <Icon icon={WifiOff} />}
          {unsent > 0 ? `${unsent} not sent yet` : 'Offline'}
        </>
      )}
    </p>
    <DimensionLine value={arrived} max={Math.max(coming, arrived)} className={styles.measure} />
    <p className={styles.facts}>
      <span>
        <b className={styles.many}>{arrived}</b> of {coming} checked in
        {guests > 0 && `, and ${guests} ${guests === 1 ? 'guest' : 'guests'}`}
      </span>
      <span>
        You are {helper}
        {until !== null && `, until ${timeWords(until)}`}
      </span>
    </p>
    {!isOnline && (
      <p className={styles.told}>
        Keep checking in guests: we send the check-ins later. Keep this page open.
      </p>
    )}
  </div>
);
