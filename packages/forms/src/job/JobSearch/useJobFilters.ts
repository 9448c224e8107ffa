import { useEffect, useRef } from 'react';

/** What narrows the jobs; each is empty while it narrows nothing. */
export interface JobFilters {
  search: string;
  location: string;
  jobType: string;
}

type Tell = (change: { filters: JobFilters; typed: boolean }) => void;

/** How long typing must pause before it counts, in milliseconds. */
const pauseMs = 250;

const read = (form: HTMLFormElement): JobFilters => {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return { search: text('search'), location: text('location'), jobType: text('jobType') };
};

const write = (form: HTMLFormElement, filters: JobFilters) => {
  const values: Readonly<Record<string, string>> = { ...filters };
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === 'radio') field.checked = field.value === values[field.name];
    else field.value = values[field.name] ?? '';
  }
};

const same = (one: JobFilters, other: JobFilters) =>
  one.search === other.search && one.location === other.location && one.jobType === other.jobType;

/**
 * The fields keep what is typed and chosen; the page learns of all of it together, so that words and a place typed in one
 * go do not undo each other. What comes from elsewhere (Back, a link that clears it) is put into the fields.
 */
export function useJobFilters({ search, location, jobType }: JobFilters, onFilter: Tell) {
  const form = useRef<HTMLFormElement>(null);
  const told = useRef<JobFilters>({ search, location, jobType });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useRef(onFilter);
  tell.current = onFilter;

  const tellNow = (typed: boolean) => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const filters = read(form.current);
    if (same(filters, told.current)) return;
    told.current = filters;
    tell.current({ filters, typed });
  };
  const typed = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => tellNow(true), pauseMs);
  };

  useEffect(() => {
    const shown = { search, location, jobType };
    if (same(shown, told.current)) return;
    clearTimeout(timer.current);
    told.current = shown;
    if (form.current) write(form.current, shown);
  }, [search, location, jobType]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before this code ran
  useEffect(() => {
    typed();
    return () => clearTimeout(timer.current);
  }, []);

  return { form, typed, chosen: () => tellNow(false), tellNow };
}
