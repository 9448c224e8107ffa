import { Button } from '@banyan/ui/elements';
import type { FormEvent } from 'react';
import { PickerField } from '../PickerField/PickerField.tsx';
import { calendarDayWords } from '../words/times.ts';
import * as styles from './FilterBar.css.ts';

/** First and last day: `2026-10-12`. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

export interface DayRangeProps {
  /** Current range; either end may be undefined. */
  days: Days;
  /** Called with the chosen range, the earlier day first; an empty field is undefined. */
  onChoose: (days: Days) => void;
}

const textOf = (form: FormData, name: string): string | undefined => {
  const value = form.get(name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};

/** Describes a range of days: "Since Oct 1, 2026", "Oct 1, 2026 to Oct 31, 2026"; undefined for all days. */
export const daysWords = ({ from, to }: Days): string | undefined => {
  if (from === undefined) return to && `Until ${calendarDayWords(to)}`;
  return to === undefined
    ? `Since ${calendarDayWords(from)}`
    : `${calendarDayWords(from)} to ${calendarDayWords(to)}`;
};

/** Form for a range of days, for use in a `FilterChip`. Either end may be empty. */
export function DayRange({ days, onChoose }: DayRangeProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [from, to] = [textOf(form, 'from'), textOf(form, 'to')];
    const isTurned = from !== undefined && to !== undefined && from > to;
    onChoose(isTurned ? { from: to, to: from } : { from, to });
  };
  return (
    <form onSubmit={submit} className={styles.range}>
      <PickerField type="date" name="from" label="From" defaultValue={days.from ?? ''} />
      <PickerField type="date" name="to" label="To" defaultValue={days.to ?? ''} />
      <Button type="submit" variant="line">
        Show
      </Button>
    </form>
  );
}
