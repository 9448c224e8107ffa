import { SearchBox, SearchForm, type SearchFormProps } from '../../form/SearchForm/index.ts';
import { useFilterForm } from '../../form/useFilterForm.ts';
import * as styles from './SiteSearch.css.ts';

export interface SiteSearchProps
  extends Omit<SearchFormProps, 'children' | 'label' | 'onSearch' | 'onKeyDown' | 'onInput' | 'ref'> {
  /** The words that are searched for now. */
  search: string;
  /** What alone is searched, as the address has it; empty for everything. */
  kind?: string;
  /** The words are others, with every letter. */
  onTyping: (words: string) => void;
  /** The words changed: told once typing pauses, and at once on Enter and Escape. */
  onSearch: (words: string) => void;
  /** Longest search. @default 200 */
  maxLength?: number;
  /** Names the search for those who listen. @default 'Search the whole site' */
  label?: string;
  /** Stands in the box until somebody types: what can be found. @default 'A name, a place, a word' */
  placeholder?: string;
}

/** How long typing must pause before it counts, in milliseconds. */
const pauseMs = 150;

/**
 * One line of words for everything there is; Escape empties it. The page itself answers `?q=…`, as without JavaScript. For one
 * list use its own search, such as `DirectorySearch`; for one question that another page answers, `BigSearch`.
 */
export function SiteSearch({
  search,
  kind = '',
  onTyping,
  onSearch,
  maxLength = 200,
  label = 'Search the whole site',
  placeholder = 'A name, a place, a word',
  ...rest
}: SiteSearchProps) {
  const { form, typed, tellNow } = useFilterForm({ q: search }, (now) => onSearch(now.filters.q), pauseMs);
  return (
    <SearchForm {...rest} ref={form} label={label} onSearch={() => tellNow(true)}>
      <SearchBox
        label={label}
        name="q"
        defaultValue={search}
        onInput={({ currentTarget }) => {
          onTyping(currentTarget.value);
          typed();
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Escape' || currentTarget.value === '') return;
          currentTarget.value = '';
          onTyping('');
          tellNow(true);
        }}
        placeholder={placeholder}
        maxLength={maxLength}
        className={styles.words}
      />
      {kind ? <input type="hidden" name="kind" value={kind} /> : null}
    </SearchForm>
  );
}
