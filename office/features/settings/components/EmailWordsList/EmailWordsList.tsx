import { type EmailKind, messages } from '@banyan/api/office';
import { Badge } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import * as linkRow from '../../../../shell/components/linkRow.css.ts';
import * as styles from './EmailWordsList.css.ts';

export interface EmailWordsListProps {
  /** Existing paragraphs, by kind of email. */
  words: Readonly<Partial<Record<EmailKind, string>>>;
  /** Returns the address at which the paragraph of an email is edited. */
  hrefOf: (kind: EmailKind) => string;
}

const subjects = [...new Set(messages.map(({ about }) => about))];

/** List of all kinds of email by topic, showing which have a paragraph of the association’s own. */
export const EmailWordsList = ({ words, hrefOf }: EmailWordsListProps) => (
  <Stack space={24}>
    {subjects.map((subject) => (
      <section key={subject} aria-label={subject}>
        <h3 className={styles.heading}>{subject}</h3>
        <ul>
          {messages
            .filter(({ about }) => about === subject)
            .map(({ kind, title, when }) => (
              <li key={kind} className={linkRow.row}>
                <span className={linkRow.head}>
                  <a href={hrefOf(kind)} className={linkRow.link}>
                    {title}
                  </a>
                  {words[kind] && <Badge>Your words</Badge>}
                </span>
                <span className={linkRow.meta}>{when}</span>
              </li>
            ))}
        </ul>
      </section>
    ))}
  </Stack>
);
