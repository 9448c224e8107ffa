import { Search } from 'lucide';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './BigSearch.css.ts';

export const bigSearchSizes = ['title', 'field'] as const;
export type BigSearchSize = (typeof bigSearchSizes)[number];

export interface BigSearchProps extends Omit<ComponentProps<'section'>, 'aria-labelledby' | 'defaultValue'> {
  /** What is searched, small over the line. */
  heading: ReactNode;
  /** The heading's id, which anchors lead to. */
  headingId: string;
  /** The page that finds. The words reach it as `name` in its address. */
  action: string;
  /** What the words are called in the address of the page that finds. @default 'search' */
  name?: string;
  /** The field's name for those who listen. */
  label: string;
  /** Stands on the line until somebody writes: `Find a classmate`. */
  placeholder: string;
  /** What the button says. @default 'Search' */
  buttonLabel?: ReactNode;
  /** What is found, and what is not. */
  note?: ReactNode;
  /** Words that stand on the line from the start. */
  defaultValue?: string;
  /** Longest question. @default none */
  maxLength?: number;
  /** `title` is what a part of a page is for; `field` stands beside something else. @default 'title' */
  size?: BigSearchSize;
  /** A glance at what there is to find, from 968 px: three `MemberCard`s. */
  children?: ReactNode;
}

/**
 * One question in the size of a title, handed on to the page that answers it: a plain form that needs no JavaScript.
 * Belongs in a `Container`. To search what is on the page itself use a search field.
 */
export function BigSearch({
  heading,
  headingId,
  action,
  name = 'search',
  label,
  placeholder,
  buttonLabel = 'Search',
  note,
  defaultValue,
  maxLength,
  size = 'title',
  children,
  ...rest
}: BigSearchProps) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1} className={styles.heading}>
        {heading}
      </h2>
      <search>
        <form action={action} method="get" className={styles.form}>
          <VisuallyHidden>
            <label htmlFor={id}>{label}</label>
          </VisuallyHidden>
          <input
            id={id}
            type="search"
            name={name}
            placeholder={placeholder}
            defaultValue={defaultValue}
            maxLength={maxLength}
            enterKeyHint="search"
            autoComplete="off"
            className={classNames(styles.input, styles.sizes[size])}
          />
          <Button type="submit" icon={<Icon icon={Search} />}>
            {buttonLabel}
          </Button>
        </form>
      </search>
      {note ? (
        <Text size="small" tone="quiet" className={styles.note}>
          {note}
        </Text>
      ) : null}
      {children ? <div className={styles.glance}>{children}</div> : null}
    </section>
  );
}
