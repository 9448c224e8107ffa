import { FieldRow, TextField } from '@banyan/forms/fields';

export function Example() {
  return (
    <FieldRow ratio="3/1/1">
      <TextField label="City" name="city" autoComplete="address-level2" />
      <TextField label="State" name="state" autoComplete="address-level1" />
      <TextField label="ZIP" name="zip" autoComplete="postal-code" />
    </FieldRow>
  );
}
