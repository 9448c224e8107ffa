import { type ComponentProps, type ReactNode, useId } from 'react';
import { Avatar } from '../../elements/Avatar/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { Numeral } from '../../elements/Numeral/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './ChapterPeople.css.ts';

/** Somebody who does something for the chapter. */
export interface ChapterPerson {
  /** Decides the drawing behind the initials: the same id, the same niche. */
  id: string;
  name: string;
  /** What they do for it: `Leads the chapter`. */
  position: ReactNode;
}

export interface ChapterPeopleProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-labelledby'> {
  /** Its heading, a few words. */
  heading: ReactNode;
  /** Two or three, the first leads. */
  people: readonly ChapterPerson[];
  /** Under the heading: who they are, in a sentence. */
  text: ReactNode;
  /** How to reach them: a letter. */
  contact: { label: string; href: string };
  /** How many live here, once it is known, and where they are to be found. */
  members?: { count: string; label: ReactNode; link: { label: string; href: string } } | undefined;
}

/**
 * Who runs a chapter, in niches on one ground line, and how many live there. Belongs in a `Container`. For the board of
 * the association use `Board`; for members, `MemberList`.
 */
export function ChapterPeople({
  heading,
  people,
  text,
  contact,
  members,
  className,
  ...rest
}: ChapterPeopleProps) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id} className={classNames(styles.section, className)}>
      <div className={styles.words}>
        <Heading level={2} id={id}>
          {heading}
        </Heading>
        <Text tone="quiet" measure>
          {text}
        </Text>
        <MoreLink href={contact.href}>{contact.label}</MoreLink>
      </div>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id} className={styles.person}>
            <Avatar name={person.name} id={person.id} className={styles.niche} />
            <div className={styles.name}>
              <Heading level={3} size="h4">
                {person.name}
              </Heading>
              <Text size="small" tone="quiet">
                {person.position}
              </Text>
            </div>
          </li>
        ))}
      </ul>
      {members ? (
        <div className={styles.members}>
          <p className={styles.count}>
            <Numeral>{members.count}</Numeral> <span className={styles.label}>{members.label}</span>
          </p>
          <MoreLink href={members.link.href}>{members.link.label}</MoreLink>
        </div>
      ) : null}
    </section>
  );
}
