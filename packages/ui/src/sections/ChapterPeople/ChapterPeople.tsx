import { type ComponentProps, type ReactNode, useId } from 'react';
import { Avatar, type AvatarProps } from '../../elements/Avatar/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { Numeral } from '../../elements/Numeral/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './ChapterPeople.css.ts';

/** Volunteer of the chapter. */
export interface ChapterPerson {
  /** Id that selects the drawing behind the initials: the same id always gets the same drawing. */
  id: string;
  name: string;
  /** Position in the chapter: `Leads the chapter`. */
  position: ReactNode;
  /** Photograph, if there is one and the person has agreed. */
  image?: AvatarProps['image'];
}

export interface ChapterPeopleProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-labelledby'> {
  /** Heading, in a few words. */
  heading: ReactNode;
  /** Two or three people; the first one leads the chapter. */
  people: readonly ChapterPerson[];
  /** Sentence about them, under the heading. */
  text: ReactNode;
  /** Contact link: an email address. */
  contact: { label: string; href: string };
  /** Number of members in the area, once it is known, and a link to their list. */
  members?: { count: string; label: ReactNode; link: { label: string; href: string } } | undefined;
}

/**
 * People who run a chapter, in niches on one ground line, and the number of members in its area. Belongs in a `Container`. For
 * the board of the association use `Board`; for members use `MemberList`.
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
            <Avatar
              name={person.name}
              id={person.id}
              image={person.image}
              sizes={styles.nicheSizes}
              className={styles.niche}
            />
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
