import { TextAreaField } from '@banyan/forms/fields';

export function Example() {
  return (
    <TextAreaField
      label="Message"
      name="message"
      variant="ruled"
      rows={5}
      hint="A volunteer reads it after work."
    />
  );
}
