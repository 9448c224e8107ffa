import { Badge, Button, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { media } from '@banyan/ui/theme';
import { SlidersHorizontal } from 'lucide';
import { useId, useState, useSyncExternalStore } from 'react';
import { SearchBox, SearchForm, type SearchFormProps } from '../../form/SearchForm/index.ts';
import { useFilterForm } from '../../form/useFilterForm.ts';
import * as styles from './DirectorySearch.css.ts';
import { ProgramChips, type ProgramChoice } from './ProgramChips.tsx';
import { useTypedYear, YearFilter } from './YearFilter.tsx';

export interface DirectorySearchProps
  extends Omit<SearchFormProps, 'children' | 'label' | 'onSearch' | 'ref' | 'sendLabel'> {
  /** The words that are searched for now. */
  search: string;
  /** The year in the address as somebody wrote it; what is none is shown with what is wrong about it. */
  year: string;
  /** The program in force as the address names it; empty for all. */
  program: string;
  /** The programs most people look for. */
  programs: readonly ProgramChoice[];
  /** All others. */
  morePrograms: readonly ProgramChoice[];
  /** How many filters are in force. */
  active: number;
  /** The words changed: told once typing pauses, and at once on Enter. */
  onSearch: (words: string) => void;
  /** A year of four digits, or none, was applied. */
  onYear: (year: string) => void;
  /** A program's link was pressed. @default follows the link */
  onProgram?: (href: string) => void;
  /** Longest search. @default 100 */
  maxLength?: number;
  /** @default 'Search by name' */
  label?: string;
  /** @default 'Filters' */
  filtersLabel?: string;
  /** @default 'Program' */
  programLabel?: string;
  /** @default 'More programs' */
  moreLabel?: string;
  /** @default 'Graduation year' */
  yearLabel?: string;
  /** @default 'Apply' */
  applyLabel?: string;
  /** @default 'Enter the four digits of a year, such as 1998.' */
  yearProblem?: string;
}

/** How long typing must pause before it counts, in milliseconds: what is found is there while the word is being typed. */
const pauseMs = 150;

/**
 * A name, a program and a year to find people by. The filters are open from 768 px and fold away on phones; without
 * JavaScript everything is open, the programs are links and the rest is a form that the page
 * itself answers: `?search=…&program=…&graduationYear=…`. For words and one category use
 * `NewsSearch`.
 */
export function DirectorySearch({
  search,
  year,
  program,
  programs,
  morePrograms,
  active,
  onSearch,
  onYear,
  onProgram,
  maxLength = 100,
  label = 'Search by name',
  filtersLabel = 'Filters',
  programLabel = 'Program',
  moreLabel = 'More programs',
  yearLabel = 'Graduation year',
  applyLabel = 'Apply',
  yearProblem = 'Enter the four digits of a year, such as 1998.',
  className,
  ...rest
}: DirectorySearchProps) {
  const id = useId();
  const { form, typed, tellNow } = useFilterForm({ search }, (now) => onSearch(now.filters.search), pauseMs);
  const typedYear = useTypedYear(year);
  const roomy = useRoom();
  const [decided, setDecided] = useState<boolean>();
  const open = decided ?? roomy;

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
        <YearFilter
          year={year}
          typed={typedYear}
          label={yearLabel}
          applyLabel={applyLabel}
          problem={yearProblem}
        />
      </div>
    </SearchForm>
  );
}

const watchRoom = (changed: () => void) => {
  const query = matchMedia(media.medium);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the filters fit beside everything else: at first as on the server, then as it is. */
const useRoom = (): boolean =>
  useSyncExternalStore(
    watchRoom,
    () => matchMedia(media.medium).matches,
    () => true,
  );
