import { type EmailKind, messages } from '@banyan/api/office';
import { Badge } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import * as linkRow from '../../../../shell/components/linkRow.css.ts';
import * as styles from './EmailWordsList.css.ts';

export interface EmailWordsListProps {
  /** The paragraphs that there are, by the kind of letter. */
  words: Readonly<Partial<Record<EmailKind, string>>>;
  /** Where the paragraph of a letter is written. */
  hrefOf: (kind: EmailKind) => string;
}

const subjects = [...new Set(messages.map(({ about }) => about))];

/** Every letter that goes to people, by what it is about, and which have a paragraph of the association's own. */
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
