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
  /** May be empty in a preview: the niche then is, too. */
  name: string;
  /** Stands in an empty name's place. @default 'Your name' */
  namePlaceholder?: ReactNode;
  /** Decides the drawing behind the initials: the same id, the same niche. */
  memberId: string;
  /** Graduation year. Without one four dashes hold its place. */
  year?: string | number;
  /** Leads to everybody of that year. */
  yearHref?: string;
  /** The program, as it is read; in a preview, `Program to be specified` until it is. */
  program?: ReactNode;
  /** Professional profile. Anything that is no web page makes no link. */
  profileHref?: string;
  /** What the link to their profile says. @default 'Professional profile' */
  profileLabel?: ReactNode;
  /** Company and state: only with the member's consent. */
  detail?: ReactNode;
  /** A photograph, only with the member's consent. */
  image?: AvatarProps['image'];
  /** The place of its heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
  /** `preview` shows an entry while it is written: on its own sheet, its link not yet to be followed. @default 'listing' */
  variant?: MemberCardVariant;
  /** Stamped on a preview: `In review`. */
  stamp?: ReactNode;
  /** The entry stands no longer: its name and year are struck out. Say so in a stamp, too. @default false */
  struck?: boolean;
}

/**
 * One member as the directory shows them: name, profile link, year and program, nothing else without consent. Looks
 * complete without a photograph. For a board member use `PersonCard`.
 */
export function MemberCard({
  name,
  namePlaceholder = 'Your name',
  memberId,
  year,
  yearHref,
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
      <Heading
        level={headingLevel}
        size="h4"
        className={classNames(styles.names[variant], struck && styles.struck)}
      >
        {name || namePlaceholder}
      </Heading>
      {year === undefined ? (
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
