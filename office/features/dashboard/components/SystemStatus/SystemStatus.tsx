import { moneyWords } from '../../../../kit/words/money.ts';
import { monthName } from '../../../../kit/words/times.ts';
import { list } from '../rows.css.ts';
import * as styles from './SystemStatus.css.ts';

export interface SystemStatusProps {
  /** Emails in the outbox, with a link; undefined for volunteers who are not admins. */
  mail?: { waiting: number; held: number; stuck: number; href: string } | undefined;
  /** Scheduled campaigns; undefined for a volunteer without campaigns. The row is left out if there are none. */
  emails?: { held: number; href: string } | undefined;
  /**
   * Gifts of this month in whole cents, the number of unsettled ones, and a link; undefined for a volunteer who may not see gifts.
   */
  gifts?:
    | { cents: number; count: number; centsLastYear: number; unsettled: number; href: string }
    | undefined;
  /** Current time, in milliseconds. */
  now: number;
}

const mailWords = ({ waiting, held, stuck }: NonNullable<SystemStatusProps['mail']>) =>
  [`${waiting} waiting`, held > 0 && `${held} scheduled`, `${stuck} failed`].filter(Boolean).join(', ');

/** Change since last year: "+12% from last Oct"; undefined if there were no gifts then. */
function besideLastYear({ cents, centsLastYear }: { cents: number; centsLastYear: number }, now: number) {
  if (centsLastYear === 0) return undefined;
  const change = Math.round((100 * (cents - centsLastYear)) / centsLastYear);
  return `${change < 0 ? '−' : '+'}${Math.abs(change)}% from last ${monthName(now, 'short')}`;
}

/** System status: mail, campaigns, and this month’s gifts. */
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
