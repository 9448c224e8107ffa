import { MoreLink, VisuallyHidden } from '@banyan/ui/elements';

export function Example() {
  return (
    <MoreLink href="/events/register/kites">
      Register<VisuallyHidden> for Kite morning</VisuallyHidden>
    </MoreLink>
  );
}
