import { ChipCheckbox, ChipRadio, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { classNames } from '@banyan/ui/style';
import { MapPin } from 'lucide';
import { SearchBox, SearchForm, type SearchFormProps } from '../../form/SearchForm/index.ts';
import { useFilterForm } from '../../form/useFilterForm.ts';
import * as styles from './JobSearch.css.ts';

/** What narrows the jobs; each is empty while it narrows nothing. */
export interface JobFilters {
  search: string;
  location: string;
  jobType: string;
  /** `yes` for jobs that can be done from anywhere. @default '' */
  remote?: string;
}

export interface JobSearchProps
  extends Omit<SearchFormProps, 'children' | 'label' | 'onSearch' | 'ref' | 'sendLabel' | 'onChange'> {
  /** What narrows the list now. */
  filters: JobFilters;
  /** Kinds of jobs to choose from, as they are read: `Full-time`. */
  jobTypes: readonly string[];
  /** The order in force as the address names it; empty for the usual one. @default '' */
  sort?: string;
  /** They changed: told once typing pauses, at once on Enter and when a type is chosen. `typed` tells the two apart. */
  onFilter: (change: { filters: JobFilters; typed: boolean }) => void;
  /** Longest search and location. @default 100 */
  maxLength?: number;
  /** Its labels. @default English */
  words?: JobSearchWords;
}

interface JobSearchWords {
  /** Names the search and its first field. */
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

/** How long typing must pause before it counts, in milliseconds. */
const pauseMs = 250;

/**
 * Words, a place and a kind of job, under a page's title. What was typed before the page came alive counts too. The
 * page itself answers `?search=…&location=…&jobType=…&remote=yes`, as without JavaScript. For news use `NewsSearch`, for one question that another page answers `BigSearch`.
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
