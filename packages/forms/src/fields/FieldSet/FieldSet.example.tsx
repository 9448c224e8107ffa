import { CheckboxField, FieldSet } from '@banyan/forms/fields';

export function Example() {
  return (
    <FieldSet legend="What may we show?" hint="You can change it at any time." space="tight">
      <CheckboxField label="My company" name="showCompany" />
      <CheckboxField label="My state" name="showState" />
    </FieldSet>
  );
}
