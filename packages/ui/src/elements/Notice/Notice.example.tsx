import { Notice, TextLink } from '@banyan/ui/elements';

export function Example() {
  return (
    <Notice tone="warning" heading="The draft is seven days old">
      <p>
        It goes tonight. <TextLink href="/submit-story">Finish the story</TextLink>, or send it to us by mail.
      </p>
    </Notice>
  );
}
