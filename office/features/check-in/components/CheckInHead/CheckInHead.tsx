import { DimensionLine, Icon } from '@banyan/ui/elements';
import { WifiOff } from 'lucide';
import { timeWords } from '../../../../kit/words/times.ts';
import * as styles from './CheckInHead.css.ts';

export interface CheckInHeadProps {
  /** Title of the event. */
  title: string;
  /** Number of people checked in. */
  arrived: number;
  /** Number of people with a seat. */
  coming: number;
  /** Number of additional guests who came with them. @default 0 */
  guests?: number;
  /** Name of the helper or volunteer, as others see it. */
  helper: string;
  /** End of the helper’s pass (ISO); `null` for a volunteer, who needs no pass. */
  until: string | null;
  /** Number of check-ins that were not sent yet. */
  unsent: number;
  /** True if the server answers. */
  isOnline: boolean;
}

/** Header of the check-in page: event, number of people checked in, and whether all check-ins were sent. */
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
