import type { ComponentProps, ReactNode } from 'react';
import { Avatar, type AvatarProps } from '../../elements/Avatar/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Board.css.ts';

export const personCardVariants = ['member', 'lead'] as const;
export type PersonCardVariant = (typeof personCardVariants)[number];

export interface PersonCardProps extends Omit<ComponentProps<'li'>, 'children' | 'id' | 'role'> {
  /** Who it is. */
  name: string;
  /** Decides the drawing behind the initials: the same id, the same niche. */
  personId: string;
  /** What they are on the board: `President`. */
  position: ReactNode;
  /** Their professional profile, on another site. Anything that is no web page makes no link. */
  profileHref: string;
  /** What the link to their profile says; their name is heard behind it. @default 'Profile' */
  profileLabel?: string;
  /** A photograph, when there is one. */
  image?: AvatarProps['image'];
  /** `lead` is as high as two rows: the president's. @default 'member' */
  variant?: PersonCardVariant;
}

/** One member of the board in a niche of the arcade. Only inside `Board`; in the directory use `MemberCard`. */
export function PersonCard({
  name,
  personId,
  position,
  profileHref,
  profileLabel = 'Profile',
  image,
  variant = 'member',
  className,
  ...rest
}: PersonCardProps) {
  const lead = variant === 'lead';
  return (
    <li {...rest} className={classNames(styles.variants[variant], className)}>
      <Avatar
        name={name}
        id={personId}
        image={image}
        size={lead ? 'lead' : 'small'}
        className={styles.niches[variant]}
      />
      <div className={styles.words[variant]}>
        <Heading level={3} size={lead ? 'h3' : 'h4'} className={styles.name}>
          {name}
        </Heading>
        <Text size={lead ? 'body' : 'small'} tone="quiet">
          {position}
        </Text>
        <MoreLink href={profileHref} external size="small">
          {profileLabel}
          <VisuallyHidden> of {name}</VisuallyHidden>
        </MoreLink>
      </div>
    </li>
  );
}
