import { Button, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { Search } from 'lucide';
import { type ComponentProps, type ReactNode, type SubmitEvent, useId } from 'react';
import { control } from '../../fields/Field/Field.css.ts';
import * as styles from './SearchForm.css.ts';

export interface SearchFormProps
  extends Omit<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit' | 'aria-label'> {
  /** URL of the page: without JavaScript the form submits to it. */
  action: string;
  /** Accessible name of the search. */
  label: string;
  /** Called when Enter is pressed. */
  onSearch: () => void;
  /** Label of the button that only visitors without JavaScript see. @default 'Search' */
  sendLabel?: string;
}

/**
 * Row of filters above a list: a `SearchBox` and other controls. Set its columns by `className`. For one question that another page
 * answers use `BigSearch`.
 */
export function SearchForm({
  label,
  onSearch,
  sendLabel = 'Search',
  className,
  children,
  ...rest
}: SearchFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <search aria-label={label}>
      <form {...rest} method="get" onSubmit={submit} className={classNames(styles.form, className)}>
        {children}
        <noscript className={styles.send}>
          <Button type="submit">{sendLabel}</Button>
        </noscript>
      </form>
    </search>
  );
}

export interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'id'> {
  /** Accessible name; only the placeholder is visible. */
  label: string;
  /** Icon, 20 by 20. @default a glass */
  icon?: ReactNode;
}

const glass = <Icon icon={Search} />;

/** Search box in a `SearchForm`. In a form that is sent use `TextField`. */
export function SearchBox({ label, icon = glass, type = 'search', className, ...rest }: SearchBoxProps) {
  const id = useId();
  return (
    <div className={styles.frame}>
      <span className={styles.icon}>{icon}</span>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <input
        {...rest}
        id={id}
        type={type}
        enterKeyHint="search"
        autoComplete="off"
        className={classNames(control, styles.box, className)}
      />
    </div>
  );
}
