import type { ComponentProps, ReactNode } from 'react';
import { BackLink } from '../../elements/BackLink/index.ts';
import { Badge } from '../../elements/Badge/index.ts';
import { FactGrid } from '../../elements/FactGrid/index.ts';
import { Heading, titleSize } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './PastEventHead.css.ts';

export interface PastEventHeadWords {
  date: string;
  location: string;
  maxAttendees: string;
  /** Text in place of a missing number. */
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
  /** Link back to the list. */
  back: { label: string; href: string };
  /** Category in the badge: `Cultural`. */
  category: ReactNode;
  /** Title of the event, the page’s h1. */
  title: ReactNode;
  /** Description of the event, in two sentences. */
  description?: ReactNode;
  /** Date in words: `Sunday, October 18, 2026`. */
  dateLong: string;
  /** Machine-readable date: `2026-10-18`. */
  dateTime?: string;
  /** Place of the event. */
  location: ReactNode;
  /** Maximum number of attendees. */
  maxAttendees?: number | null;
  /** Name of the organizer; without it the cell is left out. */
  organizer?: ReactNode;
  /** Labels of the facts. @default English */
  words?: PastEventHeadWords;
}

/** Head of a past event’s page, with its h1. Belongs in a `Container`. For an upcoming event use `EventTicket`. */
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
          <Heading level={1} size={titleSize(title)} className={styles.title}>
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

/** Label and value read 'Max Attendees - N' (spec part 2 §2) in plain text without layout, such as copied text. */
function Most({ children }: { children: ReactNode }) {
  return (
    <>
      <VisuallyHidden> - </VisuallyHidden>
      {children}
    </>
  );
}
