import { Button, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { Search } from 'lucide';
import { type ComponentProps, type ReactNode, type SubmitEvent, useId } from 'react';
import { control } from '../../fields/Field/Field.css.ts';
import * as styles from './SearchForm.css.ts';

export interface SearchFormProps
  extends Omit<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit' | 'aria-label'> {
  /** The page itself: without JavaScript the form asks it for what stands in the fields. */
  action: string;
  /** Names the search. */
  label: string;
  /** Enter was pressed. */
  onSearch: () => void;
  /** What the button says that only those without JavaScript see. @default 'Search' */
  sendLabel?: string;
}

/**
 * What narrows a list, as a row over it: a `SearchBox` and whatever else. It says how its columns lie by `className`. For
 * one question that another page answers use `BigSearch`.
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
  /** Its accessible name; what is seen is the placeholder. */
  label: string;
  /** 20 by 20. @default a glass */
  icon?: ReactNode;
}

const glass = <Icon icon={Search} />;

/** Words to search by, in a `SearchForm`. In a form that is filled in use `TextField`. */
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
