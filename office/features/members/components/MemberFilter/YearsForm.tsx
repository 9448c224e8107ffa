import { cleanCode } from '@banyan/api/contract';
import { TextField } from '@banyan/forms/fields';
import { Button } from '@banyan/ui/elements';
import { type FormEvent, useState } from 'react';
import * as styles from './MemberFilter.css.ts';

interface Years {
  from: number | undefined;
  to: number | undefined;
}

const isYear = (text: string): boolean => /^(\d{4})?$/.test(cleanCode(text));
const yearOf = (text: string): number | undefined => Number(cleanCode(text)) || undefined;
const wrong = (text: string): string | undefined => (isYear(text) ? undefined : 'Four digits.');

/** From which year of graduation to which. Either may be left out. */
export function YearsForm({
  id,
  from,
  to,
  onChoose,
}: Years & { id: string; onChoose: (years: Years) => void }) {
  const [typed, setTyped] = useState({ from: `${from ?? ''}`, to: `${to ?? ''}` });
  const [isSent, setSent] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!isYear(typed.from) || !isYear(typed.to)) return;
    const years = { from: yearOf(typed.from), to: yearOf(typed.to) };
    const isTurned = years.from !== undefined && years.to !== undefined && years.from > years.to;
    onChoose(isTurned ? { from: years.to, to: years.from } : years);
  };
  return (
    <form id={id} noValidate onSubmit={submit} aria-label="Graduation years" className={styles.years}>
      <TextField
        name="from"
        label="From year"
        type="year"
        maxLength={20}
        autoComplete="off"
        autoFocus
        value={typed.from}
        error={isSent ? wrong(typed.from) : undefined}
        onChange={({ currentTarget }) => setTyped({ ...typed, from: currentTarget.value })}
        className={styles.year}
      />
      <TextField
        name="to"
        label="To year"
        type="year"
        maxLength={20}
        autoComplete="off"
        value={typed.to}
        error={isSent ? wrong(typed.to) : undefined}
        onChange={({ currentTarget }) => setTyped({ ...typed, to: currentTarget.value })}
        className={styles.year}
      />
      <Button type="submit" variant="line">
        Show
      </Button>
      {(from !== undefined || to !== undefined) && (
        <Button variant="quiet" onClick={() => onChoose({ from: undefined, to: undefined })}>
          All years
        </Button>
      )}
    </form>
  );
}
