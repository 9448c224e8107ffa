import { ChipRadio } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { classNames } from '@banyan/ui/style';
import { onPaper } from '@banyan/ui/theme';
import { useId, useState } from 'react';
import * as styles from './EmailPreview.css.ts';
import { MailFrame } from './MailFrame.tsx';

/** Email as the server renders it. */
export interface Mail {
  /** Complete HTML of the email. */
  html: string;
  /** Plain-text version. */
  text: string;
}

export interface EmailPreviewProps {
  /** Subject; the preview says so if it is empty. */
  subject: string;
  /** Sender’s name: "Leela Umbar, Engineering Alumni". */
  from: string;
  /** Rendered email; undefined until the server has rendered it. */
  mail: Mail | undefined;
}

const views = [
  { value: 'phone', label: 'Phone, 390', width: 390 },
  { value: 'mailbox', label: 'Mailbox, 600', width: 600 },
  { value: 'plain', label: 'Plain text', width: undefined },
] as const;
type View = (typeof views)[number]['value'];

/** Preview of an email: on a phone, on a desktop, and as plain text. */
export function EmailPreview({ subject, from, mail }: EmailPreviewProps) {
  const id = useId();
  const [view, setView] = useState<View>('mailbox');
  const width = views.find(({ value }) => value === view)?.width;
  return (
    <section aria-labelledby={id} className={styles.look}>
      <h2 id={id} className={styles.label}>
        Preview
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
        aria-label="Preview of the email"
        className={classNames(onPaper, styles.sheet, styles.widths[view])}
      >
        <div className={styles.head}>
          <b className={styles.subject}>{subject || 'No subject'}</b>
          From {from}. To you
        </div>
        {mail === undefined ? (
          <div className={styles.moment}>Loading...</div>
        ) : width === undefined ? (
          <div className={styles.text}>{mail.text}</div>
        ) : (
          <MailFrame title={`The email, ${width} wide`} html={mail.html} width={width} />
        )}
      </article>
    </section>
  );
}
