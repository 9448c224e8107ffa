import { NotFound } from '@banyan/ui/content';
import { stories } from '../../content/stories.ts';

/** Stands at the address of a story that does not exist, or no longer. */
export function UnknownStory() {
  const { heading, lede, links } = stories.unknown;
  return <NotFound heading={heading} lede={lede} links={links} />;
}
