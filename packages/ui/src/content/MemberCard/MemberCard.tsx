import type { ComponentProps, ReactNode } from 'react';
import { Avatar, type AvatarProps } from '../../elements/Avatar/index.ts';
import { Heading, type HeadingLevel } from '../../elements/Heading/index.ts';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { Numeral } from '../../elements/Numeral/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './MemberCard.css.ts';

export const memberCardVariants = ['listing', 'preview'] as const;
export type MemberCardVariant = (typeof memberCardVariants)[number];

export interface MemberCardProps extends Omit<ComponentProps<'article'>, 'children' | 'id'> {
  /** Name of the member. May be empty in a preview; the portrait frame is then empty too. */
  name: string;
  /** Text in place of an empty name. @default 'Your name' */
  namePlaceholder?: ReactNode;
  /** Id that selects the drawing behind the initials: the same id always gets the same drawing. */
  memberId: string;
  /** Graduation year. Without it, four dashes fill its place. */
  year?: string | number;
  /** Address of the list of everyone who graduated in that year. */
  yearHref?: string;
  /** State or chapter, in place of the year: for a list of people of one year. Pass '' for a person who shows none. */
  place?: string | undefined;
  /** Program as it is displayed; `Program to be specified` in a preview without one. */
  program?: ReactNode;
  /** Address of a professional profile. Anything but a web page makes no link. */
  profileHref?: string;
  /** Label of the link to the profile. @default 'Professional profile' */
  profileLabel?: ReactNode;
  /** Company and state; pass them only with the member’s consent. */
  detail?: ReactNode;
  /** Photograph; pass it only with the member’s consent. */
  image?: AvatarProps['image'];
  /** Level of its heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
  /** `preview` shows an entry during editing: on its own sheet, with an inactive link. @default 'listing' */
  variant?: MemberCardVariant;
  /** Text stamped on a preview: `In review`. */
  stamp?: ReactNode;
  /** Strikes out name and year of an entry that is no longer listed. Say so in a stamp too. @default false */
  struck?: boolean;
}

/**
 * Member in the directory: name, profile link, year and program; anything else only with consent. Looks complete without a
 * photograph. For a board member use `PersonCard`.
 */
export function MemberCard({
  name,
  namePlaceholder = 'Your name',
  memberId,
  year,
  yearHref,
  place,
  program,
  profileHref,
  profileLabel = 'Professional profile',
  detail,
  image,
  headingLevel = 3,
  variant = 'listing',
  stamp,
  struck = false,
  className,
  ...rest
}: MemberCardProps) {
  const preview = variant === 'preview';
  return (
    <article {...rest} className={classNames(styles.card, styles.variants[variant], className)}>
      <Avatar name={name} id={memberId} image={image} className={styles.niches[variant]} />
      <div className={styles.tops[variant]}>
        <div className={styles.words[variant]}>
          <Heading
            level={headingLevel}
            size="h4"
            className={classNames(styles.names[variant], struck && styles.struck)}
          >
            {name || namePlaceholder}
          </Heading>
          <div className={styles.details[variant]}>
            {program ? (
              <Text size="small" tone="quiet">
                {program}
              </Text>
            ) : null}
            {detail ? (
              <Text size="small" tone="quiet">
                {detail}
              </Text>
            ) : null}
          </div>
        </div>
        {place !== undefined ? (
          <Text size="small" tone="quiet" className={styles.places[variant]}>
            {place}
          </Text>
        ) : year === undefined ? (
          <Numeral element="p" className={classNames(styles.years[variant], styles.missingYear)}>
            <VisuallyHidden>Graduation year missing</VisuallyHidden>
            <span aria-hidden="true">––––</span>
          </Numeral>
        ) : (
          <Numeral element="p" className={classNames(styles.years[variant], struck && styles.struck)}>
            {yearHref ? (
              <a href={yearHref} className={styles.yearLink}>
                <VisuallyHidden>Class of </VisuallyHidden>
                {year}
              </a>
            ) : (
              <>
                <VisuallyHidden>Class of </VisuallyHidden>
                {year}
              </>
            )}
          </Numeral>
        )}
      </div>
      {profileHref && preview ? (
        <span className={classNames(styles.profiles[variant], styles.futureLink)}>{profileLabel}</span>
      ) : null}
      {profileHref && !preview ? (
        <MoreLink href={profileHref} external size="small" className={styles.profiles[variant]}>
          {profileLabel}
          <VisuallyHidden> of {name}</VisuallyHidden>
        </MoreLink>
      ) : null}
      {stamp ? <p className={styles.stamp}>{stamp}</p> : null}
    </article>
  );
}
