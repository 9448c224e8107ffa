import { FieldRow } from '../../fields/FieldRow/index.ts';
import { FieldSet } from '../../fields/FieldSet/index.ts';
import { NameRow, PersonField } from '../../fields/PersonField/index.ts';
import { TextField } from '../../fields/TextField/index.ts';
import type { Registration } from './useRegistration.ts';

/** Step 1: the applicant's name and contact information. */
export function ContactStep({ fields }: { fields: Registration['fields'] }) {
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
      <FieldSet legend="Address" optional hint="Only your state is used, to find your chapter.">
        <TextField {...fields.text('address.street1')} label="Street" autoComplete="address-line1" />
        <TextField
          {...fields.text('address.street2')}
          label="Apartment, suite, floor"
          autoComplete="address-line2"
        />
        <FieldRow ratio="3/1/1">
          <TextField {...fields.text('address.city')} label="City" autoComplete="address-level2" />
          <TextField {...fields.text('address.state')} label="State" autoComplete="address-level1" />
          <TextField {...fields.text('address.zip')} label="ZIP" autoComplete="postal-code" />
        </FieldRow>
      </FieldSet>
    </>
  );
}
