import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import { NewsCard, type NewsSummary } from '../NewsCard/index.ts';
import * as styles from './NewsFront.css.ts';

export interface NewsFrontProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Featured items: a lead, and two beside it, the second of them without its picture. Further items are not shown. */
  items: readonly NewsSummary[];
}

/** Featured news of the front page: a lead of eight columns, and two items of four columns to the right of a column rule. */
export function NewsFront({ items, className, ...rest }: NewsFrontProps) {
  const [lead, ...others] = items;
  if (lead === undefined) return null;
  const side = others.slice(0, 2);
  return (
    <div {...rest} className={classNames(styles.front, side.length > 0 && styles.withSide, className)}>
      <NewsCard {...lead} variant="lead" />
      {side.length > 0 ? (
        <div className={styles.side}>
          {side.map((item, place) => (
            <NewsCard
              key={item.href}
              {...item}
              image={place === 0 ? item.image : undefined}
              variant="side"
              className={styles.second}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}
