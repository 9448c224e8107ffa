import type { ComponentProps, ReactNode } from 'react';
import { BackLink } from '../../elements/BackLink/index.ts';
import { Badge } from '../../elements/Badge/index.ts';
import { FactGrid } from '../../elements/FactGrid/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './PastEventHead.css.ts';

export interface PastEventHeadWords {
  date: string;
  location: string;
  maxAttendees: string;
  /** In place of a number that nobody set. */
  notSet: string;
  organizer: string;
}

export const pastEventHeadWords: PastEventHeadWords = {
  date: 'Date',
  location: 'Location',
  maxAttendees: 'Max Attendees',
  notSet: 'N/A',
  organizer: 'Organized by',
};

export interface PastEventHeadProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** The way back to the list. */
  back: { label: string; href: string };
  /** The badge: `Cultural`. */
  category: ReactNode;
  /** The page's h1. */
  title: ReactNode;
  /** What it was, in two sentences. */
  description?: ReactNode;
  /** The date in words: `Sunday, October 18, 2026`. */
  dateLong: string;
  /** The same for machines: `2026-10-18`. */
  dateTime?: string;
  /** Where it was. */
  location: ReactNode;
  /** How many could come at most. */
  maxAttendees?: number | null;
  /** Who did it; without a name the cell is left out. */
  organizer?: ReactNode;
  /** Labels of its facts. @default English */
  words?: PastEventHeadWords;
}

/** How the page of a past event begins, with its h1. Belongs in a `Container`. For one to come use `EventTicket`. */
export function PastEventHead({
  back,
  category,
  title,
  description,
  dateLong,
  dateTime,
  location,
  maxAttendees,
  organizer,
  words = pastEventHeadWords,
  className,
  ...rest
}: PastEventHeadProps) {
  return (
    <header {...rest} className={classNames(styles.head, className)}>
      <BackLink href={back.href}>{back.label}</BackLink>
      <div className={styles.row}>
        <div className={styles.words}>
          <Badge tone="accent">{category}</Badge>
          <Heading level={1} className={styles.title}>
            {title}
          </Heading>
          {description ? (
            <Text size="lede" element="div" className={styles.description}>
              {description}
            </Text>
          ) : null}
        </div>
        <FactGrid
          className={styles.plate}
          items={[
            { label: words.date, value: <time dateTime={dateTime}>{dateLong}</time> },
            { label: words.location, value: location },
            { label: words.maxAttendees, value: <Most>{maxAttendees ?? words.notSet}</Most>, half: true },
            ...(organizer ? [{ label: words.organizer, value: organizer, half: true }] : []),
          ]}
        />
      </div>
    </header>
  );
}

/** Label and value read 'Max Attendees - N' (spec part 2 §2) where nothing sets them apart, as in copied text. */
function Most({ children }: { children: ReactNode }) {
  return (
    <>
      <VisuallyHidden> - </VisuallyHidden>
      {children}
    </>
  );
}
