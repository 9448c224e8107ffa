import { Prose } from '@banyan/ui/content';
import { Badge, Heading, Text } from '@banyan/ui/elements';
import { useId } from 'react';
import * as styles from './NewsPreview.css.ts';

export interface NewsPreviewProps {
  /** Its title. */
  title: string;
  /** Its sentence for lists. */
  summary: string;
  /** Its category, as it is read. */
  category: string;
  /** The day, and how long it takes to read: "Oct 12, 2026, 2 min read". */
  facts: string;
  /** The first leads, the others stand below the words. @default none */
  pictures?: readonly { src: string; alt: string }[];
  /** As the server made it; undefined until it has. Of plain text nothing. */
  html?: string | undefined;
  /** Plain text in place of it: a blank line begins a paragraph. */
  text?: string;
}

/** A piece of news, or a story, as it will stand on its page. */
export function NewsPreview({
  title,
  summary,
  category,
  facts,
  pictures = [],
  html,
  text,
}: NewsPreviewProps) {
  const id = useId();
  const [lead, ...others] = pictures;
  return (
    <section aria-labelledby={id} className={styles.look}>
      <h2 id={id} className={styles.label}>
        Preview
      </h2>
      <article className={styles.sheet}>
        <p className={styles.facts}>
          <Badge>{category}</Badge>
          {facts}
        </p>
        <Heading level={3} size="h2">
          {title || 'Untitled'}
        </Heading>
        {summary && <Text>{summary}</Text>}
        {lead && <img src={lead.src} alt={lead.alt} className={styles.lead} />}
        {html || text ? (
          <Prose content={html ? { sanitisedHtml: html } : { text: text ?? '' }} className={styles.prose} />
        ) : (
          <Text tone="quiet">
            {(html ?? text) === undefined ? 'Loading...' : 'What you write appears here.'}
          </Text>
        )}
        {others.length > 0 && (
          <div className={styles.others}>
            {others.map(({ src, alt }) => (
              <img key={src} src={src} alt={alt} className={styles.other} />
            ))}
          </div>
        )}
      </article>
    </section>
  );
}
