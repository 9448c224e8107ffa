import { ArrowRight } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { SafeLink } from '../../elements/SafeLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './FeatureTiles.css.ts';

export interface FeatureTileProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** What to do: `Come to an event`. The link's name. */
  title: ReactNode;
  /** Where it is done. */
  href: string;
  /** A drawing of 3:2 or so; it is cropped. Decoration: the title says it. */
  image: string;
  /** One line. */
  children: ReactNode;
}

/** One way to take part. Only inside `FeatureTiles`. A drawing that does not arrive leaves its tinted frame. */
export function FeatureTile({ title, href, image, className, children, ...rest }: FeatureTileProps) {
  return (
    <li {...rest} className={classNames(styles.tile, className)}>
      <Picture src={image} alt="" width={900} height={600} className={styles.art} />
      <Heading level={3} className={styles.heading}>
        <SafeLink href={href} className={styles.link}>
          {title}
        </SafeLink>
        <Icon icon={ArrowRight} className={styles.arrow} />
      </Heading>
      <Text tone="quiet" measure>
        {children}
      </Text>
    </li>
  );
}
