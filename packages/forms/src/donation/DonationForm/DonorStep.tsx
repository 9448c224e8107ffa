import { cleanCode, currentYear, donationPrograms, limits } from '@banyan/api/contract';
import { Button, Heading, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { ArrowRight } from 'lucide';
import { useId } from 'react';
import { control, figures } from '../../fields/Field/Field.css.ts';
import { Field } from '../../fields/Field/index.ts';
import { FieldRow } from '../../fields/FieldRow/index.ts';
import { pasteAs } from '../../fields/pasteAs.ts';
import { SelectField } from '../../fields/SelectField/index.ts';
import { TextField } from '../../fields/TextField/index.ts';
import { ErrorSummary, FormBody, FormFoot } from '../../form/index.ts';
import * as styles from './DonationForm.css.ts';
import type { Donation } from './useDonation.ts';

const programs = donationPrograms.map((program) => ({ value: program, label: program }));

export interface DonorStepProps {
  donation: Donation;
  /** Suggested purposes; the donor may type any other. */
  purposes: readonly string[];
}

/** Step 1: the donor's information. */
export function DonorStep({ donation: { form, fields, entries, onContinue }, purposes }: DonorStepProps) {
  const headingId = useId();
  const purposesId = useId();
  return (
    <FormBody ref={form} method="post" aria-labelledby={headingId} onSubmit={onContinue}>
      <ErrorSummary entries={entries} data-summary="" />
      <Heading level={2} size="h2" id={headingId} tabIndex={-1}>
        <VisuallyHidden>Step 1 of 2: </VisuallyHidden>
        Donor Information
      </Heading>
      <FieldRow>
        <TextField {...fields.text('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...fields.text('lastName')} label="Last name" autoComplete="family-name" />
      </FieldRow>
      <TextField
        {...fields.text('email')}
        type="email"
        label="Email"
        hint="The invoice goes here."
        autoComplete="email"
      />
      <FieldRow ratio="1/2">
        <YearField fields={fields} />
        <SelectField
          {...fields.text('program')}
          label="Program"
          placeholder="Choose a program"
          options={programs}
        />
      </FieldRow>
      <TextField
        {...fields.text('purpose')}
        label="Purpose"
        optional
        hint="One of the seven, or your own words. Your receipt says it. Blank goes where it is short."
        autoComplete="off"
        list={purposesId}
      />
      <datalist id={purposesId}>
        {purposes.map((purpose) => (
          <option key={purpose} value={purpose} />
        ))}
      </datalist>
      <FormFoot note="You choose the amount next. Nothing is charged on this page.">
        <Button type="submit" size="large">
          Continue to payment
          <Icon icon={ArrowRight} />
        </Button>
      </FormFoot>
    </FormBody>
  );
}

const pasteYear = pasteAs(cleanCode);

/** Graduation year field. Its input has a minimum of its own that differs from the rule's (spec part 2 §5). */
function YearField({ fields }: Pick<Donation, 'fields'>) {
  const { id, error, ...bound } = fields.text('graduationYear');
  return (
    <Field label="Graduation year" id={id} error={error}>
      {(wiring) => (
        <input
          {...bound}
          {...wiring}
          type="number"
          inputMode="numeric"
          min={limits.firstYear.donorInput}
          max={currentYear()}
          autoComplete="off"
          onPaste={pasteYear}
          onWheel={(event) => event.currentTarget.blur()}
          className={classNames(control, figures, styles.year)}
        />
      )}
    </Field>
  );
}
