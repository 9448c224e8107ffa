import { ArrowRight } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../elements/Icon/index.ts';
import { SafeLink } from '../../elements/SafeLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { range } from '../../imagery/drawing.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './FeatureList.css.ts';

export interface FeatureListItemProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** The area's name, which is the link's. */
  title: ReactNode;
  /** Where one gives. */
  href: string;
  /** Draws this many small arches under the words, for an area that counts something. The words say the number too. */
  arches?: number;
  /** One line. */
  children: ReactNode;
}

/** One thing that gifts pay for. Only inside `FeatureList`. */
export function FeatureListItem({
  title,
  href,
  arches = 0,
  className,
  children,
  ...rest
}: FeatureListItemProps) {
  return (
    <li {...rest} className={classNames(styles.area, className)}>
      <h3 className={styles.name}>
        <SafeLink href={href} className={styles.link}>
          {title}
        </SafeLink>
      </h3>
      <Text tone="quiet" measure className={styles.words}>
        {children}
      </Text>
      {arches > 0 ? <Arches count={arches} /> : null}
      <Icon icon={ArrowRight} size={24} className={styles.arrow} />
    </li>
  );
}

const step = 31;

function Arches({ count }: { count: number }) {
  return (
    <svg
      viewBox={`0 0 ${count * step} 34`}
      width={count * step}
      height={34}
      aria-hidden="true"
      className={styles.arches}
    >
      {range(count).map((place) => (
        <path
          key={place}
          d={`M${place * step + 1} 34V15a14 14 0 0 1 28 0v19M${place * step + 7} 34V16a8 8 0 0 1 16 0v18`}
        />
      ))}
    </svg>
  );
}
