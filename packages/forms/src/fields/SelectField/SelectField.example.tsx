import { SelectField } from '@banyan/forms/fields';

const programs = ['Civil', 'Electrical', 'Mechanical', 'Metallurgy', 'Production', 'Other'];

export function Example() {
  return (
    <SelectField
      label="Program"
      name="program"
      placeholder="Choose a program"
      options={programs.map((value) => ({ value, label: value }))}
    />
  );
}
