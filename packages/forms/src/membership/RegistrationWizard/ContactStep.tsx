import { findState, states } from '@banyan/api/contract';
import { Icon } from '@banyan/ui/elements';
import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { FieldRow } from '../../fields/FieldRow/index.ts';
import { NameRow, PersonField } from '../../fields/PersonField/index.ts';
import { SelectField } from '../../fields/SelectField/index.ts';
import { TextField } from '../../fields/TextField/index.ts';
import * as styles from './RegistrationWizard.css.ts';
import type { Registration } from './useRegistration.ts';

interface StepProps {
  fields: Registration['fields'];
}

/** Step 1: the applicant's name and contact information. */
export function ContactStep({ fields }: StepProps) {
  return (
    <>
      <NameRow first={fields.text('FirstName')} last={fields.text('LastName')} />
      <FieldRow>
        <PersonField {...fields.text('email')} asks="email" hint="Where we write when you are in." />
        <PersonField
          {...fields.text('phone')}
          asks="phone"
          label="Phone"
          optional
          hint="Include the country code."
        />
      </FieldRow>
      <StateField fields={fields} />
      <PostalAddress fields={fields} />
    </>
  );
}

const options = Object.entries(states)
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en-US'));

function StateField({ fields }: StepProps) {
  const { value: typed, ...field } = fields.text('address.state');
  // A draft of an earlier version has a state as it was typed: a name, or a place outside the list.
  const value = findState(typed) ?? typed.trim();
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <FieldRow>
      <SelectField
        {...field}
        value={value}
        label="State"
        optional
        hint="To find your chapter."
        placeholder="Choose a state"
        options={isListed ? options : [...options, { value, label: value }]}
        autoComplete="address-level1"
      />
    </FieldRow>
  );
}

const postal = ['address.street1', 'address.street2', 'address.city', 'address.zip'] as const;

/** Rest of the address, which few applicants give. Open if it has an answer, and as long as an answer is wrong. */
function PostalAddress({ fields }: StepProps) {
  const isWrong = postal.some((name) => fields.messages[name] !== undefined);
  const isGiven = postal.some((name) => fields.values[name] !== '');
  const [chosen, setChosen] = useState<boolean>();
  return (
    <details
      open={isWrong || (chosen ?? isGiven)}
      onToggle={({ currentTarget }) => {
        // A wrong answer stays in sight, because the error summary leads there.
        if (isWrong) currentTarget.open = true;
        setChosen(currentTarget.open);
      }}
      className={styles.address}
    >
      <summary className={styles.addressToggle}>
        Add a postal address
        <Icon icon={ChevronDown} size={18} className={styles.chevron} />
      </summary>
      <div className={styles.addressFields}>
        <TextField {...fields.text('address.street1')} label="Street" optional autoComplete="address-line1" />
        <TextField
          {...fields.text('address.street2')}
          label="Apartment, suite, floor"
          optional
          autoComplete="address-line2"
        />
        <FieldRow>
          <TextField {...fields.text('address.city')} label="City" optional autoComplete="address-level2" />
          <TextField {...fields.text('address.zip')} label="ZIP" optional autoComplete="postal-code" />
        </FieldRow>
      </div>
    </details>
  );
}
