import { centsOf } from '@banyan/api/contract';
import { TextField } from '@banyan/forms/fields';
import { Button } from '@banyan/ui/elements';
import { type FormEvent, useState } from 'react';
import { moneyWords } from '../../../../kit/words/money.ts';
import * as styles from './GiftFilter.css.ts';

interface Amounts {
  least?: number | undefined;
  most?: number | undefined;
}

const dollars = (amount: number) => moneyWords(amount * 100, true);

/** "$50 to $200", "From $50", "Up to $200"; nothing for every amount. */
export function amountsWords({ least, most }: Amounts): string | undefined {
  if (least === undefined) return most === undefined ? undefined : `Up to ${dollars(most)}`;
  return most === undefined ? `From ${dollars(least)}` : `${dollars(least)} to ${dollars(most)}`;
}

const amountOf = (text: string): number | undefined => {
  const dollars = (centsOf(text) ?? Number.NaN) / 100;
  return Number.isInteger(dollars) && dollars < 100_000_000 ? dollars : undefined;
};
const isAmount = (text: string) => text.trim() === '' || amountOf(text) !== undefined;

/** From which amount to which, in whole dollars. Either may be left out. */
export function AmountRange({
  amounts,
  onChoose,
}: {
  amounts: Amounts;
  onChoose: (amounts: Amounts) => void;
}) {
  const [typed, setTyped] = useState({ least: `${amounts.least ?? ''}`, most: `${amounts.most ?? ''}` });
  const [isSent, setSent] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!isAmount(typed.least) || !isAmount(typed.most)) return;
    const [least, most] = [amountOf(typed.least), amountOf(typed.most)];
    const isTurned = least !== undefined && most !== undefined && least > most;
    onChoose(isTurned ? { least: most, most: least } : { least, most });
  };
  const field = (name: keyof typeof typed) =>
    ({
      name,
      type: 'number',
      autoComplete: 'off',
      value: typed[name],
      error: isSent && !isAmount(typed[name]) ? 'Whole dollars.' : undefined,
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        setTyped((before) => ({ ...before, [name]: value })),
    }) as const;
  return (
    <form noValidate onSubmit={submit} className={styles.amounts}>
      <TextField {...field('least')} label="At least, USD" />
      <TextField {...field('most')} label="At most, USD" />
      <Button type="submit" variant="line">
        Show
      </Button>
    </form>
  );
}
