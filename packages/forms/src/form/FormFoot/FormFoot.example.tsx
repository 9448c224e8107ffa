import { PersonField, TextAreaField } from '@banyan/forms/fields';
import { FormBody, FormFoot } from '@banyan/forms/form';
import { Button } from '@banyan/ui/elements';

export function Example() {
  return (
    <FormBody aria-label="Write to us" onSubmit={(event) => event.preventDefault()}>
      <PersonField asks="email" name="email" />
      <TextAreaField label="Message" name="message" />
      <FormFoot note="Answered within three evenings.">
        <Button type="submit" size="large">
          Send message
        </Button>
      </FormFoot>
    </FormBody>
  );
}
