import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './NewsHead.css.ts';

export interface NewsHeadProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The page's one h1. */
  title: ReactNode;
  /** Today, in words, as a newspaper has it: `Friday, November 20, 2026`. */
  date: string;
  /** The same for machines: `2026-11-20`. */
  dateTime: string;
  /** What stands under the ground: the search. */
  children?: ReactNode;
}

/** How the page of all news begins: its title and today's date on one ground. Belongs in a `Container`; elsewhere use `PageHead`. */
export function NewsHead({ title, date, dateTime, className, children, ...rest }: NewsHeadProps) {
  return (
    <header {...rest} className={classNames(styles.head, className)}>
      <div className={styles.ground}>
        <Heading level={1} size="d1">
          {title}
        </Heading>
        <Text size="small" tone="quiet">
          <time dateTime={dateTime}>{date}</time>
        </Text>
      </div>
      {children}
    </header>
  );
}
