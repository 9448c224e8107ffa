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
  /** Subject of the search, small above the line. */
  heading: ReactNode;
  /** Id of the heading, which anchors link to. */
  headingId: string;
  /** Address of the results page. It receives the search text in the query parameter `name`. */
  action: string;
  /** Name of the query parameter. @default 'search' */
  name?: string;
  /** Accessible name of the field. */
  label: string;
  /** Placeholder of the empty field: `Find a classmate`. */
  placeholder: string;
  /** Label of the button. @default 'Search' */
  buttonLabel?: ReactNode;
  /** Scope of the search: content that it finds, and content that it does not. */
  note?: ReactNode;
  /** Initial search text. */
  defaultValue?: string;
  /** Maximum length of the search text. @default none */
  maxLength?: number;
  /** `title` for a search that is the purpose of its part of the page; `field` beside other content. @default 'title' */
  size?: BigSearchSize;
  /** Preview of the searched content, from 968 px: three `MemberCard`s. */
  children?: ReactNode;
}

/**
 * Search field in the size of a title that leads to the results page: a plain form that needs no JavaScript. Belongs in a
 * `Container`. To search the content of the page itself use a search field.
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
