import type { Submission } from '@banyan/api/office';
import { Button, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { Eye } from 'lucide';
import { type ReactNode, useId } from 'react';
import * as styles from './ReviewItem.css.ts';

/** How to reach whoever sent something. What there is not is empty. */
export interface Contact {
  email: string;
  phone: string;
  address: string;
}

export interface OnlyWeSeeProps {
  name: string;
  /** What of it there is. */
  has: Submission['contact'];
  /** Once it was shown. */
  contact?: Contact | undefined;
  /** Shows it, and the log notes that. Without it one may not. */
  onShow?: (() => void) | undefined;
  busy?: boolean;
  /** Why it could not be shown. */
  trouble?: string | undefined;
  /** What else only we see, with a label and a text; long ones take the whole line. */
  facts?: readonly { label: string; text: ReactNode }[];
}

const contactWords = { email: 'Email', phone: 'Phone', address: 'Address' } as const;
const longFrom = 40;

/** What is not for the site: how to reach somebody, hidden until asked for, and what else the form asked. */
export function OnlyWeSee({ name, has, contact, onShow, busy = false, trouble, facts = [] }: OnlyWeSeeProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.part}>
      <h3 id={headingId} className={styles.label}>
        Private
      </h3>
      <dl className={styles.facts}>
        {has.map((what) => (
          <div key={what} className={styles.fact}>
            <dt className={styles.term}>{contactWords[what]}</dt>
            <dd className={styles.value}>{contact ? contact[what] || 'not given' : 'hidden'}</dd>
            {!contact && onShow && (
              <dd>
                <Button
                  variant="line"
                  size="small"
                  busy={busy}
                  icon={<Icon icon={Eye} size={18} />}
                  onClick={onShow}
                  className={styles.small}
                >
                  Show<VisuallyHidden> contact info of {name}</VisuallyHidden>
                </Button>
              </dd>
            )}
          </div>
        ))}
        {has.length === 0 && (
          <div className={styles.fact}>
            <dt className={styles.term}>Email</dt>
            <dd className={styles.value}>not given</dd>
          </div>
        )}
        {facts.map(({ label, text }) => (
          <div
            key={label}
            className={classNames(
              styles.fact,
              typeof text === 'string' && text.length > longFrom && styles.longFact,
            )}
          >
            <dt className={styles.term}>{label}</dt>
            <dd className={styles.value}>{text}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className={styles.shown}>
        {contact ? 'Shown. We logged that you viewed it.' : trouble}
      </p>
    </section>
  );
}
