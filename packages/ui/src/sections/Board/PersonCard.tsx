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
  /** Name of the person. */
  name: string;
  /** Id that selects the drawing behind the initials: the same id always gets the same drawing. */
  personId: string;
  /** Position on the board: `President`. */
  position: ReactNode;
  /** Address of a professional profile on another site. Anything but a web page makes no link. */
  profileHref: string;
  /** Label of the link to the profile; screen readers hear the name after it. @default 'Profile' */
  profileLabel?: string;
  /** Photograph, if there is one and the person has agreed. */
  image?: AvatarProps['image'];
  /** `lead` is as high as two rows: for the president. @default 'member' */
  variant?: PersonCardVariant;
}

/** Member of the board in a niche of the arcade. Use only inside `Board`; in the directory use `MemberCard`. */
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
        sizes={styles.nicheSizes[variant]}
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
