import { Prose } from '@banyan/ui/content';
import { ChipRadio, Text } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { classNames } from '@banyan/ui/style';
import { onPaper } from '@banyan/ui/theme';
import { useId, useState } from 'react';
import * as styles from './MailLook.css.ts';

/** A letter as the server makes it of what was written. */
export interface Mail {
  subject: string;
  /** What was written, as markup that a server keeps. */
  html: string;
  /** What stands under it: where it comes from, why it came, how to leave. Plain text, line by line. */
  foot: string;
  /** The whole letter for programs that show text only. */
  text: string;
}

export interface MailLookProps {
  /** "Leela Umbar, Engineering Alumni". */
  from: string;
  /** Undefined until the server has made it. */
  mail: Mail | undefined;
}

const views = [
  { value: 'phone', label: 'Phone, 390' },
  { value: 'desk', label: 'Mailbox, 600' },
  { value: 'plain', label: 'Plain text' },
] as const;
type View = (typeof views)[number]['value'];

function Sheet({ mail, view }: { mail: Mail; view: View }) {
  if (view === 'plain') return <div className={styles.text}>{mail.text}</div>;
  return (
    <>
      {mail.html ? (
        <Prose content={{ sanitisedHtml: mail.html }} className={styles.body} />
      ) : (
        <div className={styles.body}>What you write stands here.</div>
      )}
      <p className={styles.foot}>{mail.foot}</p>
    </>
  );
}

/** A letter to many as it arrives, on a phone, in a mailbox on a desk, and where only text is shown. */
export function MailLook({ from, mail }: MailLookProps) {
  const id = useId();
  const [view, setView] = useState<View>('desk');
  return (
    <section aria-labelledby={id} className={styles.look}>
      <h2 id={id} className={styles.label}>
        As it arrives
      </h2>
      <fieldset aria-labelledby={id} className={styles.plain}>
        <Cluster space={8}>
          {views.map(({ value, label }) => (
            <ChipRadio
              key={value}
              name={`${id}-view`}
              value={value}
              checked={value === view}
              onChange={() => setView(value)}
            >
              {label}
            </ChipRadio>
          ))}
        </Cluster>
      </fieldset>
      <article
        aria-label="The letter, as it arrives"
        className={classNames(onPaper, styles.sheet, styles.widths[view])}
      >
        <div className={styles.head}>
          <b className={styles.subject}>{mail?.subject || 'Without a subject'}</b>
          From {from}. To you
        </div>
        {mail ? (
          <Sheet mail={mail} view={view} />
        ) : (
          <div className={styles.body}>
            <Text tone="quiet">One moment.</Text>
          </div>
        )}
      </article>
    </section>
  );
}
