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
  /** Search words in force. */
  search: string;
  /** Category in force; empty for all. */
  category: string;
  /** Categories to choose from, as shown. */
  categories: readonly string[];
  /** Called with changed words: once typing pauses, and at once on Enter. */
  onSearch: (words: string) => void;
  /** Called with the chosen category; empty for all. */
  onCategory: (category: string) => void;
  /** Maximum length of the search. @default 100 */
  maxLength?: number;
  /** Accessible name of the search. @default 'Search news' */
  label?: string;
  /** Placeholder of the search box: what can be found. @default 'Search titles and summaries' */
  placeholder?: string;
  /** Label of the category choice. @default 'Category' */
  categoryLabel?: string;
  /** Label of the option for all categories. @default 'All categories' */
  allLabel?: string;
  /** Other filters that work only after hydration, such as a `Chip`. */
  children?: ReactNode;
}

/** Pause in typing after which the search runs, in milliseconds. */
const pauseMs = 250;

/**
 * News search by words and category, on one ruled row under a page's title. Words typed before hydration count too. Without
 * JavaScript the page answers `?search=…&category=…`. For one question that another page answers use `BigSearch`.
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
