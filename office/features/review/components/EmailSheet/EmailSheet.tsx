import type { DecisionEmail } from '@banyan/api/office';
import { classNames } from '@banyan/ui/style';
import { onPaper } from '@banyan/ui/theme';
import * as styles from './EmailSheet.css.ts';

export interface EmailSheetProps {
  /** What it says, as the server wrote it. */
  email: DecisionEmail;
  /** Who reads it. */
  to: string;
  /** What it is called. @default 'The email as it will arrive' */
  label?: string;
  /** What stands between its two parts, marked; an empty one shows where it will stand. None without. */
  reason?: string | undefined;
  /** What stands there as long as it is empty. @default 'Your reason stands here.' */
  placeholder?: string;
}

const paragraphs = (text: string) => text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');

const Paragraphs = ({ text }: { text: string }) =>
  paragraphs(text).map((paragraph) => <p key={paragraph}>{paragraph}</p>);

/** A letter as it will arrive. Paper is white by night, too. */
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
