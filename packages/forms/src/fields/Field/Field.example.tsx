import { Field } from '@banyan/forms/fields';

export function Example() {
  return (
    <Field label="Batch color" hint="As it was on your first identity card." optional>
      {(wiring) => <input {...wiring} type="color" name="color" />}
    </Field>
  );
}
