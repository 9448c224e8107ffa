import { type ComponentProps, type ReactNode, useId } from 'react';
import { Avatar, type AvatarProps } from '../../elements/Avatar/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './NicheWall.css.ts';
import { nicheWallPlaces } from './places.ts';

/** Person in a niche of the wall. */
export interface WallPerson {
  /** Id that selects the drawing behind the initials: the same id always gets the same drawing. */
  id: string;
  /** Full name, written under the niche. */
  name: string;
  /** Graduation year, announced after the name. */
  year: string | number;
  /** Address of the page where the person is found. */
  href: string;
  /** Photograph; pass it only with the person’s consent. */
  image?: AvatarProps['image'];
}

export interface NicheWallProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-labelledby'> {
  /** Heading, in a few words. */
  heading: ReactNode;
  /** Sentence under the heading. */
  text?: ReactNode;
  /** Link to the list of all people. It works before the people are known, and without JavaScript. */
  more: { label: string; href: string };
  /**
   * People, at most 40. `undefined` while they load: their place is kept free, unless the browser runs no scripts. Nothing is shown
   * if there are none.
   */
  people: readonly WallPerson[] | undefined;
  /** Link in the next niche if there are fewer than 40 people: `Join us`. */
  invitation?: { label: string; href: string };
}

/**
 * Wall of people who agreed to be shown: faces or initials in niches on ground lines, each a link. Belongs in a `Container`. For
 * people with facts use `MemberList`; for the board use `Board`.
 */
export function NicheWall({ heading, text, more, people, invitation, className, ...rest }: NicheWallProps) {
  const id = useId();
  if (people?.length === 0) return null;
  const shown = people?.slice(0, nicheWallPlaces);
  return (
    <section {...rest} aria-labelledby={id} className={classNames(styles.wall, className)}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          {text ? <Text tone="quiet">{text}</Text> : null}
        </div>
        <MoreLink href={more.href}>{more.label}</MoreLink>
      </div>
      {shown ? (
        <ul className={styles.niches}>
          {shown.map((person) => (
            <li key={person.id}>
              <a href={person.href} className={styles.link}>
                <Avatar name={person.name} id={person.id} image={person.image} className={styles.niche} />
                <span className={styles.name}>
                  {person.name}
                  <VisuallyHidden> (class of {person.year})</VisuallyHidden>
                </span>
              </a>
            </li>
          ))}
          {invitation && shown.length < nicheWallPlaces ? (
            <li>
              <a href={invitation.href} className={styles.link}>
                <span className={classNames(styles.niche, styles.free)} />
                <span className={styles.name}>{invitation.label}</span>
              </a>
            </li>
          ) : null}
        </ul>
      ) : (
        <div className={styles.reserved} />
      )}
    </section>
  );
}
