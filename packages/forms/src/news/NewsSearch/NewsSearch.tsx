import { Icon, VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { ChevronDown } from 'lucide';
import { type ReactNode, useId } from 'react';
import { control } from '../../fields/Field/Field.css.ts';
import * as select from '../../fields/SelectField/SelectField.css.ts';
import { SearchBox, SearchForm, type SearchFormProps } from '../../form/SearchForm/index.ts';
import { useFilterForm } from '../../form/useFilterForm.ts';
import * as styles from './NewsSearch.css.ts';

export interface NewsSearchProps
  extends Omit<SearchFormProps, 'children' | 'label' | 'onSearch' | 'ref' | 'sendLabel'> {
  /** The words that are searched for now. */
  search: string;
  /** The category that is shown now; empty for all. */
  category: string;
  /** Categories to choose from, as they are read. */
  categories: readonly string[];
  /** The words changed: told once typing pauses, and at once on Enter. */
  onSearch: (words: string) => void;
  /** Another category was chosen; empty for all. */
  onCategory: (category: string) => void;
  /** Longest search. @default 100 */
  maxLength?: number;
  /** Names the search for those who listen. @default 'Search news' */
  label?: string;
  /** Stands in the box until somebody types: what can be found. @default 'Search titles and summaries' */
  placeholder?: string;
  /** Names the choice of a category. @default 'Category' */
  categoryLabel?: string;
  /** What that choice says for all of them. @default 'All categories' */
  allLabel?: string;
  /** What else narrows the list and only works once the page is alive, such as a `Chip`. */
  children?: ReactNode;
}

/** How long typing must pause before it counts, in milliseconds. */
const pauseMs = 250;

/**
 * Words and a category, on one ruled row under a page's title. What was typed before the page came alive counts too. The page
 * itself answers `?search=…&category=…`, as without JavaScript. For one question that another page answers use `BigSearch`.
 */
export function NewsSearch({
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
  children,
  ...rest
}: NewsSearchProps) {
  const id = useId();
  const { form, typed, tellNow } = useFilterForm({ search }, (now) => onSearch(now.filters.search), pauseMs);

  return (
    <SearchForm
      {...rest}
      ref={form}
      label={label}
      onSearch={() => tellNow(true)}
      className={classNames(styles.form, children !== undefined && styles.withOthers, className)}
    >
      <SearchBox
        label={label}
        name="search"
        defaultValue={search}
        onInput={typed}
        placeholder={placeholder}
        maxLength={maxLength}
      />
      <div className={select.frame}>
        <VisuallyHidden>
          <label htmlFor={id}>{categoryLabel}</label>
        </VisuallyHidden>
        <select
          id={id}
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
        <Icon icon={ChevronDown} className={select.icon} />
      </div>
      {children ? <div className={styles.others}>{children}</div> : null}
    </SearchForm>
  );
}
