import { useId } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { Section, type SectionProps } from '../../layout/Section/index.ts';
import { Split } from '../../layout/Split/index.ts';
import { NewsRows } from '../LatestNews/index.ts';
import type { NewsSummary } from '../NewsCard/index.ts';

export interface MoreNewsProps extends Omit<SectionProps, 'children' | 'labelledBy' | 'tone'> {
  /** News items. If the list is empty, nothing is rendered. */
  items: readonly NewsSummary[];
  /** Heading above the rows. @default 'More news' */
  heading?: string;
  /** Link under the rows. */
  allNews: { label: string; href: string };
}

/** Further news after a `NewsDetail`: dates and titles. On another page use `LatestNews`. */
export function MoreNews({ items, heading = 'More news', allNews, ...rest }: MoreNewsProps) {
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <Section {...rest} tone="sunk" labelledBy={headingId}>
      <Container>
        <Split ratio="4/8">
          <Heading level={2} id={headingId}>
            {heading}
          </Heading>
          <div>
            <NewsRows items={items} />
            <p>
              <MoreLink href={allNews.href}>{allNews.label}</MoreLink>
            </p>
          </div>
        </Split>
      </Container>
    </Section>
  );
}
