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

/** What is typed and chosen; each is empty while it narrows nothing. */
export interface DirectoryFilters {
  /** Names, or a company. */
  search: string;
  /** The value of one of the places. */
  place: string;
  company: string;
}

export interface DirectorySearchProps
  extends Omit<SearchFormProps, 'children' | 'label' | 'onSearch' | 'ref' | 'sendLabel'> {
  /** What narrows the list now. */
  filters: DirectoryFilters;
  /** The year in the address as somebody wrote it; what is none is shown with what is wrong about it. */
  year: string;
  /** The program in force as the address names it; empty for all. */
  program: string;
  /** The programs most people look for. */
  programs: readonly ProgramChoice[];
  /** All others. */
  morePrograms: readonly ProgramChoice[];
  /** Where people live, by kind. */
  places: readonly PlaceGroup[];
  /** The order in force as the address names it; empty for the usual one. @default '' */
  sort?: string;
  /** How many filters are in force. */
  active: number;
  /** They changed: told once typing pauses, at once on Enter and when a place is chosen. `typed` tells the two apart. */
  onFilter: (change: { filters: DirectoryFilters; typed: boolean }) => void;
  /** A year of four digits, or none, was applied. */
  onYear: (year: string) => void;
  /** A program's link was pressed. @default follows the link */
  onProgram?: (href: string) => void;
  /** Longest search and company. @default 100 */
  maxLength?: number;
  /** Names the search for those who listen, and its field. @default 'Search by name or company' */
  label?: string;
  /** Names what narrows the list. @default 'Filters' */
  filtersLabel?: string;
  /** Over the programs. @default 'Program' */
  programLabel?: string;
  /** What opens the programs that are not shown at first. @default 'More programs' */
  moreLabel?: string;
  /** Label of the choice of a state. @default 'Lives in' */
  placeLabel?: string;
  /** What that choice says while none is chosen. @default 'Anywhere' */
  anywhere?: string;
  /** Label of the field for a company. @default 'Company' */
  companyLabel?: string;
  /** Label of the field for a year. @default 'Graduation year' */
  yearLabel?: string;
  /** The button that sends it where no script runs. @default 'Apply' */
  applyLabel?: string;
  /** Said when what was typed is no year. @default 'Enter the four digits of a year, such as 1998.' */
  yearProblem?: string;
}

/** How long typing must pause before it counts, in milliseconds: what is found is there while the word is being typed. */
const pauseMs = 150;

/**
 * A name, a program, a place, a company and a year to find people by. The filters are open from 768 px and fold away on
 * phones; without JavaScript everything is open, the programs are links and the rest is a form that the page itself
 * answers: `?search=…&program=…&place=…&company=…&graduationYear=…`. For words and one category use `NewsSearch`.
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
    // What is wrong must be seen.
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

/** Whether the styles leave an element in sight: at first as on the server, then as it is. */
const useInSight = (element: RefObject<HTMLElement | null>): boolean =>
  useSyncExternalStore(
    watchWindow,
    () => element.current?.offsetParent !== null,
    () => true,
  );
