import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './ActionList.css.ts';

export type ActionListProps = ComponentProps<'ul'>;

/** Lines with something to press at their end. Its children are `ActionRow`. For ways to go on use `IndexList`. */
export function ActionList({ className, ...rest }: ActionListProps) {
  return <ul {...rest} className={classNames(styles.list, className)} />;
}

export interface ActionRowProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** Who or what. */
  name: ReactNode;
  /** Of the name: what names a switch at the end. */
  nameId?: string;
  /** The facts that decide, in a sentence. */
  meta?: ReactNode;
  /** What is measured of it: a `DimensionLine`. */
  measure?: ReactNode;
  /** What can be done with it. Buttons name the thing for those who listen. */
  actions?: ReactNode;
  /** On phones below the words, where the actions have no room beside them. @default false */
  wide?: boolean;
}

/** Of two lines, who or what and then what decides, and what can be done with it. */
export function ActionRow({
  name,
  nameId,
  meta,
  measure,
  actions,
  wide = false,
  className,
  ...rest
}: ActionRowProps) {
  return (
    <li {...rest} className={classNames(styles.row, wide && styles.wide, className)}>
      <div className={styles.words}>
        <span id={nameId} className={styles.name}>
          {name}
        </span>
        {meta ? <span className={styles.meta}>{meta}</span> : null}
        {measure ? <div className={styles.measure}>{measure}</div> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </li>
  );
}
