import type { Submission } from '@banyan/api/office';
import { Button, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { Eye } from 'lucide';
import { type ReactNode, useId } from 'react';
import * as styles from './ReviewItem.css.ts';

/** Contact data of a sender. Missing values are empty strings. */
export interface Contact {
  email: string;
  phone: string;
  address: string;
}

export interface OnlyWeSeeProps {
  name: string;
  /** Kinds of contact data that the sender gave. */
  has: Submission['contact'];
  /** Contact data, once it was shown. */
  contact?: Contact | undefined;
  /** Shows the contact data and records that in the audit log. Omit it if the volunteer lacks the permission. */
  onShow?: (() => void) | undefined;
  busy?: boolean;
  /** Error message if the contact data could not be shown. */
  trouble?: string | undefined;
  /** Further private facts, each with a label and a text. Long texts take the whole line. */
  facts?: readonly { label: string; text: ReactNode }[];
}

const contactWords = { email: 'Email', phone: 'Phone', address: 'Address' } as const;
const longFrom = 40;

/** Private part of a submission: contact data, hidden until requested, and other answers from the form. */
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
