import { type ComponentProps, Fragment } from 'react';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './ChapterFacts.css.ts';

export interface ChapterFactsProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Short facts, such as `Next: Dec 12` and `4 members`. An empty list reserves their space while they load. */
  facts: readonly string[];
}

/** Facts about a chapter under its name on a `ChapterMap`: each on its own line of the map, side by side in the list. */
export function ChapterFacts({ facts, className, ...rest }: ChapterFactsProps) {
  return (
    <span {...rest} className={classNames(styles.facts, className)}>
      {facts.map((fact, place) => (
        <Fragment key={fact}>
          {place > 0 ? <VisuallyHidden>, </VisuallyHidden> : null}
          <span className={styles.fact}>{fact}</span>
        </Fragment>
      ))}
    </span>
  );
}
