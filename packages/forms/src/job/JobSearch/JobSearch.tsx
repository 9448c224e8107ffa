import { ChipCheckbox, ChipRadio, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { classNames } from '@banyan/ui/style';
import { MapPin } from 'lucide';
import { SearchBox, SearchForm, type SearchFormProps } from '../../form/SearchForm/index.ts';
import { useFilterForm } from '../../form/useFilterForm.ts';
import * as styles from './JobSearch.css.ts';

/** Filters of the jobs; an empty one does not narrow the list. */
export interface JobFilters {
  search: string;
  location: string;
  jobType: string;
  /** Set to `yes` for jobs that can be done from anywhere. @default '' */
  remote?: string;
}

export interface JobSearchProps
  extends Omit<SearchFormProps, 'children' | 'label' | 'onSearch' | 'ref' | 'sendLabel' | 'onChange'> {
  /** Filters in force. */
  filters: JobFilters;
  /** Job types to choose from, as shown: `Full-time`. */
  jobTypes: readonly string[];
  /** Sort order in force, as in the address; empty for the usual one. @default '' */
  sort?: string;
  /** Called with changed filters: once typing pauses, at once on Enter and when a type is chosen. `typed` is true after typing. */
  onFilter: (change: { filters: JobFilters; typed: boolean }) => void;
  /** Maximum length of the search and of the location. @default 100 */
  maxLength?: number;
  /** Labels. @default English */
  words?: JobSearchWords;
}

interface JobSearchWords {
  /** Accessible name of the search and of its first field. */
  label: string;
  placeholder: string;
  location: string;
  jobType: string;
  allTypes: string;
  remote?: string;
}

const english: JobSearchWords = {
  label: 'Search jobs',
  placeholder: 'Search title, company or skill',
  location: 'Location',
  jobType: 'Job type',
  allTypes: 'All types',
  remote: 'Remote',
};

/** Pause in typing after which the search runs, in milliseconds. */
const pauseMs = 250;

/**
 * Job search by words, place and job type, under a page's title. Values typed before hydration count too. Without JavaScript the
 * page answers `?search=…&location=…&jobType=…&remote=yes`. For news use `NewsSearch`, for one question that another page answers
 * `BigSearch`.
 */
export function JobSearch({
  filters,
  jobTypes,
  sort = '',
  onFilter,
  maxLength = 100,
  words = english,
  className,
  ...rest
}: JobSearchProps) {
  const { search, location, jobType, remote = '' } = filters;
  const shown = { search, location, jobType, remote };
  const { form, typed, tellNow } = useFilterForm(shown, onFilter, pauseMs);
  return (
    <SearchForm
      {...rest}
      ref={form}
      label={words.label}
      sendLabel={words.label}
      onSearch={() => tellNow(true)}
      className={classNames(styles.form, className)}
    >
      <SearchBox
        label={words.label}
        name="search"
        defaultValue={search}
        onInput={typed}
        placeholder={words.placeholder}
        maxLength={maxLength}
      />
      <SearchBox
        label={words.location}
        icon={<Icon icon={MapPin} />}
        type="text"
        name="location"
        defaultValue={location}
        onInput={typed}
        placeholder={words.location}
        maxLength={maxLength}
      />
      <fieldset className={styles.types}>
        <legend>
          <VisuallyHidden>{words.jobType}</VisuallyHidden>
        </legend>
        <Cluster space={8}>
          {['', ...jobTypes].map((type) => (
            <ChipRadio
              key={type}
              name="jobType"
              value={type}
              defaultChecked={jobType === type}
              onChange={() => tellNow(false)}
            >
              {type || words.allTypes}
            </ChipRadio>
          ))}
          <ChipCheckbox
            name="remote"
            value="yes"
            defaultChecked={remote === 'yes'}
            onChange={() => tellNow(false)}
          >
            {words.remote ?? english.remote}
          </ChipCheckbox>
        </Cluster>
      </fieldset>
      {sort ? <input type="hidden" name="sort" value={sort} /> : null}
      {/* Enter sends a form of several fields only where there is a button to send it. */}
      <button type="submit" hidden />
    </SearchForm>
  );
}
