import { moneyWords } from '../../../../kit/words/money.ts';
import { monthName } from '../../../../kit/words/times.ts';
import { list } from '../rows.css.ts';
import * as styles from './SystemStatus.css.ts';

export interface SystemStatusProps {
  /** What is in the outbox, and where that stands; nothing for whoever is no admin. */
  mail?: { waiting: number; held: number; stuck: number; href: string } | undefined;
  /** Letters to many that are held and leave by themselves; nothing for whoever writes none. Without one the row is left out. */
  emails?: { held: number; href: string } | undefined;
  /** Of this month, in whole cents, how many do not settle, and where all are; nothing for whoever may not see gifts. */
  gifts?:
    | { cents: number; count: number; centsLastYear: number; unsettled: number; href: string }
    | undefined;
  /** The moment it is read at, in milliseconds. */
  now: number;
}

const mailWords = ({ waiting, held, stuck }: NonNullable<SystemStatusProps['mail']>) =>
  [`${waiting} waiting`, held > 0 && `${held} scheduled`, `${stuck} failed`].filter(Boolean).join(', ');

/** "+12% from last Oct"; nothing where there was nothing last year. */
function besideLastYear({ cents, centsLastYear }: { cents: number; centsLastYear: number }, now: number) {
  if (centsLastYear === 0) return undefined;
  const change = Math.round((100 * (cents - centsLastYear)) / centsLastYear);
  return `${change < 0 ? '−' : '+'}${Math.abs(change)}% from last ${monthName(now, 'short')}`;
}

/** How the house stands: mail, letters to many, and this month's gifts. */
export function SystemStatus({ mail, emails, gifts, now }: SystemStatusProps) {
  const change = gifts && besideLastYear(gifts, now);
  return (
    <dl className={list}>
      {mail && (
        <div className={styles.row}>
          <dt className={styles.label}>Mail</dt>
          <dd className={styles.value}>{mailWords(mail)}</dd>
          <dd>
            <a href={mail.href} className={styles.link}>
              Outbox
            </a>
          </dd>
        </div>
      )}
      {emails && emails.held > 0 && (
        <div className={styles.row}>
          <dt className={styles.label}>Campaigns</dt>
          <dd className={styles.value}>{emails.held} scheduled</dd>
          <dd>
            <a href={emails.href} className={styles.link}>
              Campaigns
            </a>
          </dd>
        </div>
      )}
      {gifts && (
        <div className={styles.row}>
          <dt className={styles.label}>Gifts, {monthName(now)}</dt>
          <dd className={styles.value}>
            {moneyWords(gifts.cents, true)} from {gifts.count}
            {change !== undefined && <span className={styles.meta}>{change}</span>}
            {gifts.unsettled > 0 && (
              <span className={styles.meta}>
                {gifts.unsettled === 1 ? '1 not settled' : `${gifts.unsettled} not settled`}
              </span>
            )}
          </dd>
          <dd>
            <a href={gifts.href} className={styles.link}>
              Gifts
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
