import type { PayPeriod } from '@banyan/api/contract';
import { FieldRow } from '../../fields/FieldRow/index.ts';
import { FieldSet } from '../../fields/FieldSet/index.ts';
import { TextField } from '../../fields/TextField/index.ts';
import { ChipChoice } from './ChipChoice.tsx';
import type { JobFormState } from './useJobForm.ts';

const periods = [
  { value: 'year', label: 'The year' },
  { value: 'hour', label: 'The hour' },
] satisfies { value: PayPeriod; label: string }[];

/** Pay of the job, if the poster names it. */
export function JobPay({ state: { fields, sending: readOnly } }: { state: JobFormState }) {
  const { text } = fields;
  return (
    <FieldSet
      legend="Pay"
      optional
      hint="Whole US dollars, before tax. Several states ask that a posting says it."
    >
      <FieldRow>
        <TextField
          {...text('payMin')}
          type="number"
          label="Lowest"
          placeholder="85,000"
          autoComplete="off"
          readOnly={readOnly}
        />
        <TextField
          {...text('payMax')}
          type="number"
          label="Highest"
          placeholder="110,000"
          autoComplete="off"
          readOnly={readOnly}
        />
      </FieldRow>
      <ChipChoice field={text('payPeriod')} legend="Paid by" options={periods} />
    </FieldSet>
  );
}
