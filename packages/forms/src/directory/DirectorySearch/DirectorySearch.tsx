import { Badge, Button, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { SlidersHorizontal } from 'lucide';
import { type RefObject, useId, useRef, useState, useSyncExternalStore } from 'react';
import { SearchBox, SearchForm, type SearchFormProps } from '../../form/SearchForm/index.ts';
import { useFilterForm } from '../../form/useFilterForm.ts';
import { CompanyFilter } from './CompanyFilter.tsx';
import * as styles from './DirectorySearch.css.ts';
import { PlaceFilter, type PlaceGroup } from './PlaceFilter.tsx';
import { ProgramChips, type ProgramChoice } from './ProgramChips.tsx';
import { useTypedYear, YearFilter } from './YearFilter.tsx';

/** Typed and chosen filters; an empty one does not narrow the list. */
export interface DirectoryFilters {
  /** Names or a company. */
  search: string;
  /** Value of one of the places. */
  place: string;
  company: string;
}

export interface DirectorySearchProps
  extends Omit<SearchFormProps, 'children' | 'label' | 'onSearch' | 'ref' | 'sendLabel'> {
  /** Filters in force. */
  filters: DirectoryFilters;
  /** Year in the address, as the visitor wrote it. An invalid year is shown with an error. */
  year: string;
  /** Program in force, as in the address; empty for all. */
  program: string;
  /** Programs that visitors look for most. */
  programs: readonly ProgramChoice[];
  /** All other programs. */
  morePrograms: readonly ProgramChoice[];
  /** Places where members live, grouped by kind. */
  places: readonly PlaceGroup[];
  /** Sort order in force, as in the address; empty for the usual one. @default '' */
  sort?: string;
  /** Number of filters in force. */
  active: number;
  /** Called with changed filters: once typing pauses, at once on Enter and when a place is chosen. `typed` is true after typing. */
  onFilter: (change: { filters: DirectoryFilters; typed: boolean }) => void;
  /** Called when a year of four digits, or an empty one, is applied. */
  onYear: (year: string) => void;
  /** Called when a program's link is pressed. @default follows the link */
  onProgram?: (href: string) => void;
  /** Maximum length of the search and of the company. @default 100 */
  maxLength?: number;
  /** Accessible name of the search and of its field. @default 'Search by name or company' */
  label?: string;
  /** Label of the filters. @default 'Filters' */
  filtersLabel?: string;
  /** Label above the programs. @default 'Program' */
  programLabel?: string;
  /** Label of the button that shows the other programs. @default 'More programs' */
  moreLabel?: string;
  /** Label of the choice of a state. @default 'Lives in' */
  placeLabel?: string;
  /** Label of that choice while no place is chosen. @default 'Anywhere' */
  anywhere?: string;
  /** Label of the field for a company. @default 'Company' */
  companyLabel?: string;
  /** Label of the field for a year. @default 'Graduation year' */
  yearLabel?: string;
  /** Label of the button that submits the form, needed without scripts. @default 'Apply' */
  applyLabel?: string;
  /** Error for an invalid year. @default 'Enter the four digits of a year, such as 1998.' */
  yearProblem?: string;
}

/** Pause in typing after which the search runs, in milliseconds. Short, so that results appear while the word is being typed. */
const pauseMs = 150;

/**
 * Directory search by name, program, place, company and year. The filters are open from 768 px and collapse on phones. Without
 * JavaScript everything is open: the programs are links, and the page answers the form with
 * `?search=…&program=…&place=…&company=…&graduationYear=…`. For words and one category use `NewsSearch`.
 */
export function DirectorySearch({
  filters,
  year,
  program,
  programs,
  morePrograms,
  places,
  sort = '',
  active,
  onFilter,
  onYear,
  onProgram,
  maxLength = 100,
  label = 'Search by name or company',
  filtersLabel = 'Filters',
  programLabel = 'Program',
  moreLabel = 'More programs',
  placeLabel = 'Lives in',
  anywhere = 'Anywhere',
  companyLabel = 'Company',
  yearLabel = 'Graduation year',
  applyLabel = 'Apply',
  yearProblem = 'Enter the four digits of a year, such as 1998.',
  className,
  ...rest
}: DirectorySearchProps) {
  const id = useId();
  const { search, place, company } = filters;
  const { form, typed, tellNow } = useFilterForm({ search, place, company }, onFilter, pauseMs);
  const typedYear = useTypedYear(year);
  const panel = useRef<HTMLDivElement>(null);
  const inSight = useInSight(panel);
  const [decided, setDecided] = useState<boolean>();
  const open = decided ?? inSight;

  const apply = () => {
    tellNow(true);
    const applied = typedYear.read();
    // Opens the filters so that the error is visible.
    if (applied === undefined) setDecided(true);
    else if (applied !== year) onYear(applied);
  };

  return (
    <SearchForm
      {...rest}
      ref={form}
      label={label}
      onSearch={apply}
      className={classNames(styles.form, className)}
    >
      <SearchBox
        label={label}
        name="search"
        defaultValue={search}
        onInput={typed}
        placeholder={label}
        maxLength={maxLength}
        spellCheck={false}
        className={styles.words}
      />
      {program ? <input type="hidden" name="program" value={program} /> : null}
      {sort ? <input type="hidden" name="sort" value={sort} /> : null}
      <Button
        variant="line"
        icon={<Icon icon={SlidersHorizontal} />}
        aria-expanded={open}
        aria-controls={`${id}-filters`}
        onClick={() => setDecided(!open)}
        className={styles.toggle}
      >
        {filtersLabel}
        {active > 0 ? (
          <Badge tone="accent" className={styles.count}>
            <VisuallyHidden>active: </VisuallyHidden>
            {active}
          </Badge>
        ) : null}
      </Button>
      <div
        ref={panel}
        id={`${id}-filters`}
        data-open={decided === undefined ? 'wide' : decided ? 'yes' : 'no'}
        className={styles.filters}
      >
        <ProgramChips
          label={programLabel}
          programs={programs}
          more={morePrograms}
          moreLabel={moreLabel}
          onProgram={onProgram}
        />
        <div className={styles.fields}>
          <PlaceFilter
            place={place}
            groups={places}
            label={placeLabel}
            anywhere={anywhere}
            onChoose={() => tellNow(false)}
          />
          <CompanyFilter label={companyLabel} defaultValue={company} onInput={typed} maxLength={maxLength} />
          <YearFilter
            year={year}
            typed={typedYear}
            label={yearLabel}
            applyLabel={applyLabel}
            problem={yearProblem}
          />
        </div>
      </div>
    </SearchForm>
  );
}

const watchWindow = (changed: () => void) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};

/** True if the element is displayed. Starts with the server's value, then follows the styles. */
const useInSight = (element: RefObject<HTMLElement | null>): boolean =>
  useSyncExternalStore(
    watchWindow,
    () => element.current?.offsetParent !== null,
    () => true,
  );
