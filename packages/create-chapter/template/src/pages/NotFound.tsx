import { nationalHref, pageHref } from '@banyan/create-chapter/app';
import { NotFound as Missing } from '@banyan/ui/sections';

/** Page for every address that does not exist. */
export function NotFound() {
  return (
    <Missing
      heading="This branch has not reached the ground."
      lede="There is no page at this address. It may have moved when we did."
      links={[
        { label: 'Front page', note: 'Start from the trunk.', href: pageHref('/') },
        { label: 'Events', note: 'Dinner is at a known address.', href: pageHref('/events/') },
        { label: 'Alumni directory', note: 'Or ask someone.', href: nationalHref('/alumni-directory') },
      ]}
    />
  );
}
