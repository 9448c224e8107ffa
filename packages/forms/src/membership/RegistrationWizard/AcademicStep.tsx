import { programCodes } from '@banyan/api/contract';
import { FieldBranch, FieldRow } from '../../fields/FieldRow/index.ts';
import { PersonField } from '../../fields/PersonField/index.ts';
import { SelectField } from '../../fields/SelectField/index.ts';
import { TextField } from '../../fields/TextField/index.ts';
import type { Registration } from './useRegistration.ts';

const programs = programCodes.map((code) => ({ value: code, label: code }));

/** Step 2: when, what, and what became of it. */
export function AcademicStep({ fields }: { fields: Registration['fields'] }) {
  return (
    <>
      <FieldRow ratio="1/2">
        <PersonField {...fields.text('Year')} asks="graduationYear" />
        <SelectField
          {...fields.text('Dept')}
          label="COEP program"
          placeholder="Choose a program"
          options={programs}
        />
      </FieldRow>
      {fields.values.Dept === 'Other' && (
        <FieldBranch>
          <TextField
            {...fields.text('Dept_Other')}
            label="Which program?"
            hint="As it was printed on your degree."
          />
        </FieldBranch>
      )}
      <TextField
        {...fields.text('LinkedInURL')}
        type="url"
        label="Professional profile"
        optional
        hint="A web address. It stands in the directory."
        autoComplete="url"
      />
      <PersonField {...fields.text('Company')} asks="company" optional placeholder="Where you work now" />
    </>
  );
}
