import { TextField } from '@banyan/forms/fields';
import { Button } from '@banyan/ui/elements';
import type { FormEvent } from 'react';
import { dayWords } from '../../words/index.ts';
import * as styles from './DayRange.css.ts';

/** The first and the last day: `2026-10-12`. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

export interface DayRangeProps {
  /** The days that are chosen now; either end may be left out. */
  days: Days;
  /** Days were chosen; an end whose field is empty is undefined. */
  onChoose: (days: Days) => void;
}

const textOf = (form: FormData, name: string): string | undefined => {
  const value = form.get(name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};

/** A day as it is typed is that day in any zone. */
const typedDay = (day: string) => dayWords(`${day}T12:00`);

/** "Since 1 Oct 2026", "1 Oct 2026 to 31 Oct 2026"; nothing for all days. */
export const daysWords = ({ from, to }: Days): string | undefined => {
  if (from === undefined) return to && `Until ${typedDay(to)}`;
  return to === undefined ? `Since ${typedDay(from)}` : `${typedDay(from)} to ${typedDay(to)}`;
};

/** From which day to which. Either may be left out. Stands in a `FilterChip`. */
export function DayRange({ days, onChoose }: DayRangeProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onChoose({ from: textOf(form, 'from'), to: textOf(form, 'to') });
  };
  const day = { pattern: '\\d{4}-\\d{2}-\\d{2}', title: 'Year, month and day: 2026-10-01' } as const;
  return (
    <form onSubmit={submit} className={styles.days}>
      <TextField {...day} name="from" label="From" placeholder="2026-10-01" defaultValue={days.from ?? ''} />
      <TextField {...day} name="to" label="To" placeholder="2026-10-31" defaultValue={days.to ?? ''} />
      <Button type="submit" variant="line">
        Show
      </Button>
    </form>
  );
}
