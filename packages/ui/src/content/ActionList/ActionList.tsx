import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './ActionList.css.ts';

export type ActionListProps = ComponentProps<'ul'>;

/** List of items with actions at the end of each row. Its children are `ActionRow`. For links to further pages use `IndexList`. */
export function ActionList({ className, ...rest }: ActionListProps) {
  return <ul {...rest} className={classNames(styles.list, className)} />;
}

export interface ActionRowProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** Name of the person or thing. */
  name: ReactNode;
  /** Id of the name’s element; a switch at the end of the row takes its name from it. */
  nameId?: string;
  /** Deciding facts, in a sentence. */
  meta?: ReactNode;
  /** Measure of the item: a `DimensionLine`. */
  measure?: ReactNode;
  /** Buttons and links for the item. Their accessible names include the item’s name. */
  actions?: ReactNode;
  /** Puts the actions below the text on phones, if they do not fit beside it. @default false */
  wide?: boolean;
}

/** Row with two lines of text, a name and the deciding facts, and the actions for it. */
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
