import { CheckboxField } from '@banyan/forms/fields';

export function Example() {
  return (
    <CheckboxField
      label="Send me the newsletter"
      name="newsletter"
      hint="Four emails a year. Each has an unsubscribe link."
    />
  );
}
