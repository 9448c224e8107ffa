import { SelectField, TextField } from '@banyan/forms/fields';
import { Button } from '@banyan/ui/elements';
import type { FormEvent } from 'react';
import * as styles from './LogFilter.css.ts';

/** Of which lines of the log are asked for; all of it without. */
export interface LogView {
  /** Id of a volunteer. */
  who?: string | undefined;
  /** Kind of what it was done to. */
  about?: string | undefined;
  /** The first and the last day: `2026-10-12`. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Kinds of what something is done to. */
const kinds = {
  member: 'Members',
  job: 'Jobs',
  story: 'Stories',
  event: 'Events',
  news: 'News',
  donation: 'Gifts',
  volunteer: 'Volunteers',
  invitation: 'Invitations',
} satisfies Readonly<Record<string, string>>;

const aboutOptions = Object.entries(kinds).map(([value, label]) => ({ value, label }));

export interface LogFilterProps {
  view: LogView;
  onChange: (view: LogView) => void;
  /** Of whom there are lines. @default nobody can be chosen */
  people?: readonly { id: string; name: string }[];
}

const textOf = (form: FormData, name: string): string | undefined => {
  const value = form.get(name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};

/** Narrows the log: by who, about what, and from when to when. */
export function LogFilter({ view, onChange, people = [] }: LogFilterProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onChange({
      who: textOf(form, 'who'),
      about: textOf(form, 'about'),
      from: textOf(form, 'from'),
      to: textOf(form, 'to'),
    });
  };
  return (
    <search aria-label="Filters">
      <form onSubmit={submit} className={styles.form}>
        {people.length > 0 && (
          <SelectField
            name="who"
            label="Who"
            placeholder="Everybody"
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
            defaultValue={view.who ?? ''}
          />
        )}
        <SelectField
          name="about"
          label="About"
          placeholder="Everything"
          options={aboutOptions}
          defaultValue={view.about ?? ''}
        />
        <TextField
          name="from"
          label="From"
          placeholder="2026-10-01"
          pattern="\d{4}-\d{2}-\d{2}"
          title="Year, month and day: 2026-10-01"
          defaultValue={view.from ?? ''}
        />
        <TextField
          name="to"
          label="To"
          placeholder="2026-10-31"
          pattern="\d{4}-\d{2}-\d{2}"
          title="Year, month and day: 2026-10-31"
          defaultValue={view.to ?? ''}
        />
        <Button type="submit" variant="line" className={styles.show}>
          Show
        </Button>
      </form>
    </search>
  );
}
