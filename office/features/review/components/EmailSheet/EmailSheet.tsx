import type { DecisionEmail } from '@banyan/api/office';
import { classNames } from '@banyan/ui/style';
import { onPaper } from '@banyan/ui/theme';
import * as styles from './EmailSheet.css.ts';

export interface EmailSheetProps {
  /** Content of the email, as the server wrote it. */
  email: DecisionEmail;
  /** Name of the recipient. */
  to: string;
  /** Accessible name of the sheet. @default 'The email as it will arrive' */
  label?: string;
  /** Highlighted text between the two parts of the email. An empty string shows the placeholder; undefined shows nothing. */
  reason?: string | undefined;
  /** Placeholder for an empty reason. @default 'Your reason appears here.' */
  placeholder?: string;
}

const paragraphs = (text: string) => text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');

const Paragraphs = ({ text }: { text: string }) =>
  paragraphs(text).map((paragraph) => <p key={paragraph}>{paragraph}</p>);

/** Preview of an email as it will arrive. White in dark mode, too. */
export const EmailSheet = ({
  email: { subject, before, after },
  to,
  label = 'The email as it will arrive',
  reason,
  placeholder = 'Your reason appears here.',
}: EmailSheetProps) => (
  <article aria-label={label} className={classNames(onPaper, styles.sheet)}>
    <div className={styles.head}>
      <b className={styles.subject}>{subject}</b>
      To {to}
    </div>
    <div className={styles.body}>
      <Paragraphs text={before} />
      {reason !== undefined &&
        (reason.trim() ? (
          paragraphs(reason).map((paragraph) => (
            <p key={paragraph}>
              <mark className={styles.reason}>{paragraph}</mark>
            </p>
          ))
        ) : (
          <p>
            <mark className={styles.reason}>{placeholder}</mark>
          </p>
        ))}
      <Paragraphs text={after} />
    </div>
  </article>
);
