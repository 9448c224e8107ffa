import { Button, classNames, VisuallyHidden } from '@banyan/ui/elements';
import { ChevronDown, Search } from 'lucide-react';
import { type ComponentProps, type SubmitEvent, useId } from 'react';
import { control } from '../../fields/Field/Field.css.ts';
import * as select from '../../fields/SelectField/SelectField.css.ts';
import { useTypedWords } from '../../form/useTypedWords.ts';
import * as styles from './NewsSearch.css.ts';

export interface NewsSearchProps
  extends Omit<ComponentProps<'form'>, 'children' | 'method' | 'action' | 'onSubmit'> {
  /** The page itself: without JavaScript the form asks it for `?search=…&category=…`. */
  action: string;
  /** The words that are searched for now. */
  search: string;
  /** The category that is shown now; empty for all. */
  category: string;
  categories: readonly string[];
  /** The words changed: told once typing pauses, and at once on Enter. */
  onSearch: (words: string) => void;
  onCategory: (category: string) => void;
  /** Longest search. @default 100 */
  maxLength?: number;
  /** @default 'Search news' */
  label?: string;
  /** @default 'Search titles and summaries' */
  placeholder?: string;
  /** @default 'Category' */
  categoryLabel?: string;
  /** @default 'All categories' */
  allLabel?: string;
}

/** How long typing must pause before it counts, in milliseconds. */
const pauseMs = 250;

/**
 * Words and a category, on one ruled row under a page's title. What was typed before the page came alive counts too. For
 * one question that another page answers use `BigSearch`.
 */
export function NewsSearch({
  action,
  search,
  category,
  categories,
  onSearch,
  onCategory,
  maxLength = 100,
  label = 'Search news',
  placeholder = 'Search titles and summaries',
  categoryLabel = 'Category',
  allLabel = 'All categories',
  className,
  ...rest
}: NewsSearchProps) {
  const id = useId();
  const { input, typed, tellNow } = useTypedWords(search, onSearch, pauseMs);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    tellNow();
  };

  return (
    <search aria-label={label}>
      <form
        {...rest}
        action={action}
        method="get"
        onSubmit={submit}
        className={classNames(styles.form, className)}
      >
        <div className={styles.frame}>
          <Search size={20} strokeWidth={1.75} aria-hidden className={styles.glass} />
          <VisuallyHidden>
            <label htmlFor={`${id}-search`}>{label}</label>
          </VisuallyHidden>
          <input
            ref={input}
            id={`${id}-search`}
            type="search"
            name="search"
            defaultValue={search}
            onInput={typed}
            placeholder={placeholder}
            maxLength={maxLength}
            enterKeyHint="search"
            autoComplete="off"
            className={classNames(control, styles.input)}
          />
        </div>
        <div className={styles.frame}>
          <VisuallyHidden>
            <label htmlFor={`${id}-category`}>{categoryLabel}</label>
          </VisuallyHidden>
          <select
            id={`${id}-category`}
            name="category"
            value={category}
            onChange={(event) => onCategory(event.target.value)}
            className={classNames(control, select.select)}
          >
            <option value="">{allLabel}</option>
            {categories.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden className={select.icon} />
        </div>
        <noscript className={styles.send}>
          <Button type="submit">Search</Button>
        </noscript>
      </form>
    </search>
  );
}
