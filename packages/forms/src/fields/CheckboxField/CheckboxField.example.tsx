import { CheckboxField } from '@banyan/forms/fields';

export function Example() {
  return (
    <CheckboxField
      label="Send me the newsletter"
      name="newsletter"
      hint="Four letters a year. Each has a link that ends it."
    />
  );
}
