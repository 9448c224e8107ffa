import { SearchBox, SearchForm, type SearchFormProps } from '../../form/SearchForm/index.ts';
import { useFilterForm } from '../../form/useFilterForm.ts';
import * as styles from './SiteSearch.css.ts';

export interface SiteSearchProps
  extends Omit<SearchFormProps, 'children' | 'label' | 'onSearch' | 'onKeyDown' | 'onInput' | 'ref'> {
  /** Search words in force. */
  search: string;
  /** Only kind of content that is searched, as in the address; empty for everything. */
  kind?: string;
  /** Called with every keystroke that changes the words. */
  onTyping: (words: string) => void;
  /** Called with changed words: once typing pauses, and at once on Enter and Escape. */
  onSearch: (words: string) => void;
  /** True on a page that begins with the search: `RouteAnnouncer` then moves the focus to the field. @default false */
  takesFocus?: boolean;
  /** Maximum length of the search. @default 200 */
  maxLength?: number;
  /** Accessible name of the search. @default 'Search the whole site' */
  label?: string;
  /** Placeholder of the search box: what can be found. @default 'A name, a place, a word' */
  placeholder?: string;
}

/** Pause in typing after which the search runs, in milliseconds. */
const pauseMs = 150;

/**
 * Search of the whole site, in one line; Escape empties it. Without JavaScript the page answers `?q=…`. For one list use its own
 * search, such as `DirectorySearch`; for one question that another page answers, `BigSearch`.
 */
export function SiteSearch({
  search,
  kind = '',
  onTyping,
  onSearch,
  takesFocus = false,
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
        data-autofocus={takesFocus || undefined}
        className={styles.words}
      />
      {kind ? <input type="hidden" name="kind" value={kind} /> : null}
    </SearchForm>
  );
}
