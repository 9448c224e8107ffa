import { Button, ChipRadio, classNames, VisuallyHidden } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { MapPin, Search } from 'lucide-react';
import { type ComponentProps, type SubmitEvent, useId } from 'react';
import { control } from '../../fields/Field/Field.css.ts';
import * as styles from './JobSearch.css.ts';
import { type JobFilters, useJobFilters } from './useJobFilters.ts';

export type { JobFilters };

export interface JobSearchProps
  extends Omit<ComponentProps<'form'>, 'children' | 'method' | 'action' | 'onSubmit' | 'onChange'> {
  /** The page itself: without JavaScript the form asks it for `?search=…&location=…&jobType=…`. */
  action: string;
  /** What narrows the list now. */
  filters: JobFilters;
  jobTypes: readonly string[];
  /** They changed: told once typing pauses, at once on Enter and when a type is chosen. `typed` tells the two apart. */
  onFilter: (change: { filters: JobFilters; typed: boolean }) => void;
  /** Longest search and location. @default 100 */
  maxLength?: number;
  /** @default English */
  words?: JobSearchWords;
}

export interface JobSearchWords {
  /** Names the search and its first field. */
  label: string;
  placeholder: string;
  location: string;
  jobType: string;
  allTypes: string;
}

const english: JobSearchWords = {
  label: 'Search jobs',
  placeholder: 'Search title, company or skill',
  location: 'Location',
  jobType: 'Job type',
  allTypes: 'All types',
};

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true, className: styles.icon } as const;

/**
 * Words, a place and a kind of job, under a page's title. What was typed before the page came alive counts too. For news
 * use `NewsSearch`, for one question that another page answers `BigSearch`.
 */
export function JobSearch({
  action,
  filters,
  jobTypes,
  onFilter,
  maxLength = 100,
  words = english,
  className,
  ...rest
}: JobSearchProps) {
  const id = useId();
  const { form, typed, chosen, tellNow } = useJobFilters(filters, onFilter);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    tellNow(true);
  };
  const field = { onInput: typed, maxLength, className: classNames(control, styles.input) };

  return (
    <search aria-label={words.label}>
      <form
        {...rest}
        ref={form}
        action={action}
        method="get"
        autoComplete="off"
        onSubmit={submit}
        className={classNames(styles.form, className)}
      >
        <div className={styles.frame}>
          <Search {...icon} />
          <VisuallyHidden>
            <label htmlFor={`${id}-search`}>{words.label}</label>
          </VisuallyHidden>
          <input
            {...field}
            id={`${id}-search`}
            type="search"
            name="search"
            defaultValue={filters.search}
            placeholder={words.placeholder}
            enterKeyHint="search"
          />
        </div>
        <div className={styles.frame}>
          <MapPin {...icon} />
          <VisuallyHidden>
            <label htmlFor={`${id}-location`}>{words.location}</label>
          </VisuallyHidden>
          <input
            {...field}
            id={`${id}-location`}
            type="text"
            name="location"
            defaultValue={filters.location}
            placeholder={words.location}
            enterKeyHint="search"
          />
        </div>
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
                defaultChecked={filters.jobType === type}
                onChange={chosen}
              >
                {type || words.allTypes}
              </ChipRadio>
            ))}
          </Cluster>
        </fieldset>
        {/* Enter sends a form of several fields only where there is a button to send it. */}
        <button type="submit" hidden />
        <noscript className={styles.wide}>
          <Button type="submit">{words.label}</Button>
        </noscript>
      </form>
    </search>
  );
}
