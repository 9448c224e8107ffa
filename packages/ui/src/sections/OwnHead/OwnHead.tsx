import type { ComponentProps, ReactNode } from 'react';
import { BackLink } from '../../elements/BackLink/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './OwnHead.css.ts';

export interface OwnHeadProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** Whose page it is. The page's one h1. */
  title: ReactNode;
  /** What kind of page, over the title: `My page`. Where it leads back to that page, with its address. */
  kicker: { label: string; href?: string };
}

/** How a page begins that belongs to one person. Not printed: what is printed of it says by itself whose it is. Else `PageHead`. */
export function OwnHead({ title, kicker, className, ...rest }: OwnHeadProps) {
  return (
    <header {...rest} className={classNames(styles.head, className)}>
      {kicker.href === undefined ? (
        <Text tone="quiet">{kicker.label}</Text>
      ) : (
        <BackLink href={kicker.href}>{kicker.label}</BackLink>
      )}
      <Heading level={1} size="d2" className={styles.title}>
        {title}
      </Heading>
    </header>
  );
}
