import { SearchBox, SearchForm } from '@banyan/forms/form';
import { Chip } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import type { ReactNode } from 'react';
import { ChipSelect } from './ChipSelect.tsx';
import { DayRange, daysWords } from './DayRange.tsx';
import * as styles from './FilterBar.css.ts';
import { FilterChip } from './FilterChip.tsx';
import { dollarRange, NumberRange, yearRange } from './NumberRange.tsx';
import { useTypedSearch } from './useTypedSearch.ts';

/** Keys of a view whose values have the given type. */
type KeyOf<View, Value> = {
  [Name in keyof View]-?: NonNullable<View[Name]> extends Value ? Name & string : never;
}[keyof View];

interface Choice<Key, Value> {
  type: 'choice';
  key: Key;
  /** Name of the filter: "Chapter". */
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Menu item for no choice: "All chapters". */
  none?: string;
  /** Default value of the list; the menu then has no item for no choice. */
  initial?: Value;
  /** True if the option sorts the list instead of filtering it. @default false */
  isOrder?: boolean;
}

interface Range<Type, Key> {
  type: Type;
  label: string;
  from: Key;
  to: Key;
}

/** Filter of a list. Keys are those of the list's view, which is stored in its URL. */
export type Filter<View> =
  | { type: 'search'; key: KeyOf<View, string>; label: string }
  | { [Key in KeyOf<View, string>]: Choice<Key, NonNullable<View[Key]>> }[KeyOf<View, string>]
  | { type: 'toggle'; key: KeyOf<View, string>; label: string; value: string }
  | Range<'days', KeyOf<View, string>>
  | Range<'dollars' | 'years', KeyOf<View, number>>;

export interface FilterBarProps<View extends object> {
  /** Noun for the rows, in the plural: "gifts". */
  of: string;
  /** URL of the list. */
  action: string;
  /** Filters in display order. The search has a line of its own. */
  filters: readonly Filter<View>[];
  /** Current view. */
  view: View;
  /** Called with the whole new view. */
  onChange: (view: View) => void;
  /** Actions for the list: beside the search, on phones below it. */
  children?: ReactNode;
}

type LooseView = Readonly<Record<string, string | number | undefined>>;
/** Filter without the types of a particular view. */
type LooseFilter =
  | { type: 'search'; key: string; label: string }
  | Choice<string, string>
  | { type: 'toggle'; key: string; label: string; value: string }
  | Range<'days' | 'dollars' | 'years', string>;
type SearchFilter = Extract<LooseFilter, { type: 'search' }>;
type Change = (part: LooseView) => void;

const textOf = (value: string | number | undefined) => (typeof value === 'string' ? value : undefined);
const numberOf = (value: string | number | undefined) => (typeof value === 'number' ? value : undefined);

function Search({
  filter: { key, label },
  of,
  action,
  view,
  change,
}: { filter: SearchFilter; view: LooseView; change: Change } & Pick<
  FilterBarProps<LooseView>,
  'of' | 'action'
>) {
  const search = useTypedSearch(textOf(view[key]) ?? '', (words) => change({ [key]: words || undefined }));
  return (
    <SearchForm action={action} label={`Search ${of}`} onSearch={search.sendNow} className={styles.search}>
      <SearchBox
        name={key}
        label={label}
        placeholder={label}
        value={search.text}
        onChange={({ currentTarget }) => search.type(currentTarget.value)}
      />
    </SearchForm>
  );
}

function ChoiceFilter({
  filter: { key, label, options, none, initial, isOrder = false },
  view,
  change,
}: {
  filter: Choice<string, string>;
  view: LooseView;
  change: Change;
}) {
  const value = textOf(view[key]);
  const isOption = options.some((option) => option.value === value);
  // A link may filter by a value that the menu does not offer.
  const isOther = value !== undefined && !isOption && initial === undefined;
  return (
    <ChipSelect
      label={label}
      name={key}
      {...(none !== undefined && { none })}
      options={isOther ? [...options, { value, label: value }] : options}
      value={isOption || isOther ? value : initial}
      narrows={!isOrder && (value === undefined ? initial !== undefined : isOption || isOther)}
      onChange={(next) => change({ [key]: next === initial ? undefined : next })}
    />
  );
}

function RangeFilter({
  filter: { type, label, from, to },
  view,
  change,
}: {
  filter: Range<'days' | 'dollars' | 'years', string>;
  view: LooseView;
  change: Change;
}) {
  if (type === 'days') {
    const days = { from: textOf(view[from]), to: textOf(view[to]) };
    return (
      <FilterChip label={label} chosen={daysWords(days)}>
        {(close) => (
          <DayRange
            days={days}
            onChoose={(next) => {
              close();
              change({ [from]: next.from, [to]: next.to });
            }}
          />
        )}
      </FilterChip>
    );
  }
  const kind = type === 'years' ? yearRange : dollarRange;
  const range = { from: numberOf(view[from]), to: numberOf(view[to]) };
  return (
    <FilterChip label={label} chosen={kind.words(range)}>
      {(close) => (
        <NumberRange
          kind={kind}
          range={range}
          onChoose={(next) => {
            close();
            change({ [from]: next.from, [to]: next.to });
          }}
        />
      )}
    </FilterChip>
  );
}

/** Filters of a list: a search that runs while typing, and chips that show the current choice. */
export function FilterBar<View extends object>(props: FilterBarProps<View>): ReactNode;
// The loose types are needed because a loop over the filters cannot be checked against the types of one view.
export function FilterBar({
  of,
  action,
  filters,
  view,
  onChange,
  children,
}: Omit<FilterBarProps<LooseView>, 'filters'> & { filters: readonly LooseFilter[] }) {
  const change: Change = (part) => onChange({ ...view, ...part });
  const [search] = filters.filter(({ type }) => type === 'search');
  return (
    <div className={classNames(styles.bar, Boolean(children) && styles.withActions)}>
      {search?.type === 'search' && (
        <Search filter={search} of={of} action={action} view={view} change={change} />
      )}
      {children && <div className={styles.actions}>{children}</div>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot wrap its parts in a row */}
      <div role="group" aria-label="Filters" className={styles.chips}>
        {filters.map((filter) => {
          switch (filter.type) {
            case 'search':
              return null;
            case 'choice':
              return <ChoiceFilter key={filter.label} filter={filter} view={view} change={change} />;
            case 'toggle': {
              const { key, label, value } = filter;
              return (
                <Chip
                  key={label}
                  pressed={view[key] === value}
                  onPressedChange={({ pressed }) => change({ [key]: pressed ? value : undefined })}
                >
                  {label}
                </Chip>
              );
            }
            default:
              return <RangeFilter key={filter.label} filter={filter} view={view} change={change} />;
          }
        })}
      </div>
    </div>
  );
}
