import { Prose } from '@banyan/ui/content';
import { Badge, Heading, Text } from '@banyan/ui/elements';
import { useId } from 'react';
import * as styles from './NewsLook.css.ts';

export interface NewsLookProps {
  /** Its title. */
  title: string;
  /** Its sentence for lists. */
  summary: string;
  /** Its category, as it is read. */
  category: string;
  /** The day, and how long it takes to read: "12 Oct 2026, 2 min read". */
  facts: string;
  /** As the server made it; undefined until it has. */
  html: string | undefined;
}

/** A piece of news as it will stand on its page. */
export function NewsLook({ title, summary, category, facts, html }: NewsLookProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.look}>
      <h2 id={id} className={styles.label}>
        As it will stand
      </h2>
      <article className={styles.sheet}>
        <p className={styles.facts}>
          <Badge>{category}</Badge>
          {facts}
        </p>
        <Heading level={3} size="h2">
          {title || 'Without a title'}
        </Heading>
        {summary && <Text>{summary}</Text>}
        {html ? (
          <Prose content={{ sanitisedHtml: html }} className={styles.prose} />
        ) : (
          <Text tone="quiet">{html === undefined ? 'One moment.' : 'What you write stands here.'}</Text>
        )}
      </article>
    </section>
  );
}
