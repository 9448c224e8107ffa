import { centsOf, cleanCode } from '@banyan/api/contract';
import { TextField } from '@banyan/forms/fields';
import { Button } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { type FormEvent, useState } from 'react';
import { moneyWords } from '../words/money.ts';
import * as styles from './FilterBar.css.ts';

/** Range of numbers, both ends included; either may be undefined. */
interface NumberPair {
  from?: number | undefined;
  to?: number | undefined;
}

/** Unit of a range. */
interface RangeKind {
  type: 'number' | 'year';
  labels: Readonly<Record<keyof NumberPair, string>>;
  /** Parses the typed text; `undefined` if it is not a valid number. */
  read: (text: string) => number | undefined;
  /** Error message for an invalid number. */
  wrong: string;
  /** Label of the button that clears the filter. */
  all: string;
  /** Describes a range; `undefined` for all values. */
  words: (range: NumberPair) => string | undefined;
}

const dollars = (amount: number) => moneyWords(amount * 100, true);

/** Range of whole dollars: "$50 to $200", "From $50", "Up to $200". */
export const dollarRange: RangeKind = {
  type: 'number',
  labels: { from: 'At least, USD', to: 'At most, USD' },
  read: (text) => {
    const amount = (centsOf(text) ?? Number.NaN) / 100;
    return Number.isInteger(amount) && amount < 100_000_000 ? amount : undefined;
  },
  wrong: 'Whole dollars.',
  all: 'All amounts',
  words: ({ from, to }) => {
    if (from === undefined) return to === undefined ? undefined : `Up to ${dollars(to)}`;
    return to === undefined ? `From ${dollars(from)}` : `${dollars(from)} to ${dollars(to)}`;
  },
};

/** Range of graduation years: "1960 to 2011", "From 1960", "Until 2011". */
export const yearRange: RangeKind = {
  type: 'year',
  labels: { from: 'From year', to: 'To year' },
  read: (text) => (/^\d{4}$/.test(cleanCode(text)) ? Number(cleanCode(text)) : undefined),
  wrong: 'Four digits.',
  all: 'All years',
  words: ({ from, to }) => {
    if (from === undefined) return to === undefined ? undefined : `Until ${to}`;
    if (to === undefined) return `From ${from}`;
    return from === to ? `${from}` : `${from} to ${to}`;
  },
};

export interface NumberRangeProps {
  /** Unit: dollars or years. */
  kind: RangeKind;
  /** Current range. */
  range: NumberPair;
  /** Called with the chosen range, the smaller number first. */
  onChoose: (range: NumberPair) => void;
}

/** Form for a range of numbers, for use in a `FilterChip`. */
export function NumberRange({ kind, range, onChoose }: NumberRangeProps) {
  const [typed, setTyped] = useState({ from: `${range.from ?? ''}`, to: `${range.to ?? ''}` });
  const [isSent, setSent] = useState(false);
  const isWrong = (text: string) => text.trim() !== '' && kind.read(text) === undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (isWrong(typed.from) || isWrong(typed.to)) return;
    const [from, to] = [kind.read(typed.from), kind.read(typed.to)];
    const isTurned = from !== undefined && to !== undefined && from > to;
    onChoose(isTurned ? { from: to, to: from } : { from, to });
  };
  const field = (name: keyof NumberPair) =>
    ({
      name,
      label: kind.labels[name],
      type: kind.type,
      maxLength: 20,
      autoComplete: 'off',
      value: typed[name],
      error: isSent && isWrong(typed[name]) ? kind.wrong : undefined,
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        setTyped((before) => ({ ...before, [name]: value })),
    }) as const;
  return (
    <form noValidate onSubmit={submit} className={styles.range}>
      <TextField {...field('from')} />
      <TextField {...field('to')} />
      <Cluster space={8}>
        <Button type="submit" variant="line">
          Show
        </Button>
        {(range.from !== undefined || range.to !== undefined) && (
          <Button variant="quiet" onClick={() => onChoose({ from: undefined, to: undefined })}>
            {kind.all}
          </Button>
        )}
      </Cluster>
    </form>
  );
}
