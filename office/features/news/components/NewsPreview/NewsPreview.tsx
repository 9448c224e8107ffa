import { Prose } from '@banyan/ui/content';
import { Badge, Heading, Picture, Text } from '@banyan/ui/elements';
import { useId } from 'react';
import type { Crop } from '../../../gallery/components/CropButton/CropButton.tsx';
import * as styles from './NewsPreview.css.ts';

/** Picture with its pixels and crop. */
interface LookedAtProps extends Crop {
  src: string;
  alt: string;
  width: number;
  height: number;
}

export interface NewsPreviewProps {
  /** Title of the item. */
  title: string;
  /** Summary, as lists show it. */
  summary: string;
  /** Category, as it is displayed. */
  category: string;
  /** Date and reading time: "Oct 12, 2026, 2 min read". */
  facts: string;
  /** Pictures; the first one leads, the others follow the text. @default none */
  pictures?: readonly LookedAtProps[];
  /** HTML from the server; undefined until it has arrived, and for plain text. */
  html?: string | undefined;
  /** Plain text instead of `html`: a blank line starts a new paragraph. */
  text?: string;
}

const LookedAt = ({ hasText, ...picture }: LookedAtProps & { className: string }) => (
  <Picture {...picture} fit={hasText ? 'contain' : 'cover'} />
);

/** Preview of a news item or a story, as its page will show it. */
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
        {lead && <LookedAt {...lead} className={styles.lead} />}
        {html || text ? (
          <Prose content={html ? { sanitisedHtml: html } : { text: text ?? '' }} className={styles.prose} />
        ) : (
          <Text tone="quiet">
            {(html ?? text) === undefined ? 'Loading...' : 'What you write appears here.'}
          </Text>
        )}
        {others.length > 0 && (
          <div className={styles.others}>
            {others.map((picture) => (
              <LookedAt key={picture.src} {...picture} className={styles.other} />
            ))}
          </div>
        )}
      </article>
    </section>
  );
}
