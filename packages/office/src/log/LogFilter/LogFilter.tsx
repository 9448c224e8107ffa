import { TextField } from '@banyan/forms/fields';
import { Button } from '@banyan/ui/elements';
import type { FormEvent } from 'react';
import { dayWords } from '../../words/index.ts';
import { Choices, FilterChip } from '../FilterChip/index.ts';
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
const kinds = [
  { kind: 'member', name: 'Members' },
  { kind: 'job', name: 'Jobs' },
  { kind: 'story', name: 'Stories' },
  { kind: 'event', name: 'Events' },
  { kind: 'news', name: 'News' },
  { kind: 'donation', name: 'Gifts' },
  { kind: 'volunteer', name: 'Volunteers' },
  { kind: 'invitation', name: 'Invitations' },
] as const;

export interface LogFilterProps {
  /** What the log is narrowed to now. */
  view: LogView;
  /** Where the log is narrowed so. */
  hrefOf: (view: LogView) => string;
  /** Narrows it by days, which are typed. */
  onChange: (view: LogView) => void;
  /** Of whom there are lines. @default nobody can be chosen */
  people?: readonly { id: string; name: string }[];
}

const textOf = (form: FormData, name: string): string | undefined => {
  const value = form.get(name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};

/** A day as it is typed is that day in any zone. */
const typedDay = (day: string) => dayWords(`${day}T12:00`);

const daysWords = ({ from, to }: LogView): string | undefined => {
  if (from === undefined) return to && `Until ${typedDay(to)}`;
  return to === undefined ? `Since ${typedDay(from)}` : `${typedDay(from)} to ${typedDay(to)}`;
};

interface DaysProps extends Pick<LogFilterProps, 'view' | 'onChange'> {
  onDone: () => void;
}

function Days({ view, onChange, onDone }: DaysProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onDone();
    onChange({ ...view, from: textOf(form, 'from'), to: textOf(form, 'to') });
  };
  const day = { pattern: '\\d{4}-\\d{2}-\\d{2}', title: 'Year, month and day: 2026-10-01' } as const;
  return (
    <form onSubmit={submit} className={styles.days}>
      <TextField {...day} name="from" label="From" placeholder="2026-10-01" defaultValue={view.from ?? ''} />
      <TextField {...day} name="to" label="To" placeholder="2026-10-31" defaultValue={view.to ?? ''} />
      <Button type="submit" variant="line">
        Show
      </Button>
    </form>
  );
}

/** Narrows the log: by who, about what, and from when to when. What was chosen stands on the chips. */
export function LogFilter({ view, hrefOf, onChange, people = [] }: LogFilterProps) {
  const { who, about } = view;
  return (
    <search aria-label="Filters" className={styles.chips}>
      {people.length > 0 && (
        <FilterChip label="Who" chosen={people.find(({ id }) => id === who)?.name}>
          {(close) => (
            <Choices
              label="Who"
              onChoose={close}
              choices={[{ id: undefined, name: 'Everybody' }, ...people].map(({ id, name }) => ({
                label: name,
                href: hrefOf({ ...view, who: id }),
                isChosen: id === who,
              }))}
            />
          )}
        </FilterChip>
      )}
      <FilterChip label="About" chosen={kinds.find(({ kind }) => kind === about)?.name}>
        {(close) => (
          <Choices
            label="About"
            onChoose={close}
            choices={[{ kind: undefined, name: 'Everything' }, ...kinds].map(({ kind, name }) => ({
              label: name,
              href: hrefOf({ ...view, about: kind }),
              isChosen: kind === about,
            }))}
          />
        )}
      </FilterChip>
      <FilterChip label="When" chosen={daysWords(view)}>
        {(close) => <Days view={view} onChange={onChange} onDone={close} />}
      </FilterChip>
    </search>
  );
}
