import type { GiftKind } from '@banyan/api/office';
import { CheckboxField, TextAreaField, TextField } from '@banyan/forms/fields';
import { ErrorSummary } from '@banyan/forms/form';
import { Button, ChipRadio } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { type FormEvent, useState } from 'react';
import { PickerField } from '../../events/PickerField/index.ts';
import { formKeys } from '../../review/formKeys.ts';
import * as foot from '../../shell/formFoot.css.ts';
import { useTyped } from '../../shell/useTyped.ts';
import { AmountField } from '../AmountField/index.ts';
import { centsOf } from '../money.ts';
import { kindNames } from '../words.ts';
import * as styles from './RecordForm.css.ts';

/** How a gift comes that is recorded by hand. */
export type RecordedKind = Exclude<GiftKind, 'online'>;
const recordedKinds = ['check', 'cash', 'other'] as const satisfies readonly RecordedKind[];

/** Its fields, in the order of the form. */
export const recordFields = ['firstName', 'lastName', 'email', 'cents', 'day', 'purpose', 'note'] as const;
export type RecordField = (typeof recordFields)[number];

/** A gift as it was typed. */
export interface TypedGift extends Readonly<Record<Exclude<RecordField, 'cents'>, string>> {
  kind: RecordedKind;
  /** `NaN` for what is no amount. */
  cents: number;
  receipt: boolean;
}

export interface RecordFormProps {
  /** Today, `2026-10-12`: a gift came no later. */
  today: string;
  /** Records the gift as it was typed. */
  onRecord: (gift: TypedGift) => void;
  /** The way back was pressed; nothing was done. */
  onBack: () => void;
  /** What is wrong, by field. */
  errors?: Partial<Record<RecordField, string>>;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
}

const labels: Readonly<Record<RecordField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  cents: 'Amount, USD',
  day: 'Day it came',
  purpose: 'Purpose',
  note: 'Note',
};

const idOf = (field: RecordField) => `record-${field}`;

/** Records a gift that did not come by PayPal: a check, cash, or otherwise. */
export function RecordForm({ today, onRecord, onBack, errors = {}, busy = false }: RecordFormProps) {
  const [kind, setKind] = useState<RecordedKind>('check');
  const [wantsReceipt, setWantsReceipt] = useState(true);
  const empty = { firstName: '', lastName: '', email: '', cents: '', day: today, purpose: '', note: '' };
  const { typed, field } = useTyped('record', empty, errors);
  const hasEmail = typed.email.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const cents = centsOf(typed.cents) ?? Number.NaN;
    onRecord({ ...typed, kind, cents, receipt: hasEmail && wantsReceipt });
  };
  const wrong = recordFields.flatMap((name) => {
    const message = errors[name];
    return message === undefined ? [] : [{ id: idOf(name), message }];
  });
  const text = (name: RecordField) => ({ ...field(name), label: labels[name] });
  return (
    <form noValidate onSubmit={submit} onKeyDown={formKeys(onBack)} className={styles.form}>
      <ErrorSummary entries={wrong.length > 1 ? wrong : []} />
      <fieldset className={styles.set}>
        <legend className={styles.legend}>How it came</legend>
        <Cluster space={8}>
          {recordedKinds.map((one) => (
            <ChipRadio key={one} name="kind" value={one} checked={one === kind} onChange={() => setKind(one)}>
              {kindNames[one]}
            </ChipRadio>
          ))}
        </Cluster>
      </fieldset>
      <div className={styles.two}>
        <TextField {...text('firstName')} autoComplete="off" />
        <TextField {...text('lastName')} autoComplete="off" />
      </div>
      <TextField
        {...text('email')}
        type="email"
        optional
        autoComplete="off"
        hint="For the receipt, and the statement in January. Without one both are printed."
      />
      <div className={styles.two}>
        <AmountField {...text('cents')} />
        <PickerField {...text('day')} type="date" max={today} />
      </div>
      <TextField {...text('purpose')} optional autoComplete="off" hint="The receipt says it." />
      <TextAreaField
        {...text('note')}
        optional
        rows={2}
        hint="For our books alone, such as the number of a check."
      />
      {hasEmail && (
        <CheckboxField
          name="receipt"
          label={`Send the receipt to ${typed.email.trim()}`}
          checked={wantsReceipt}
          onChange={({ target }) => setWantsReceipt(target.checked)}
        />
      )}
      <div className={foot.foot}>
        <Button type="submit" variant="accent" busy={busy}>
          Record it
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Not now
        </Button>
        <span role="status" className={styles.busy}>
          {busy && 'Recording it…'}
        </span>
      </div>
    </form>
  );
}
