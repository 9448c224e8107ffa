import { Heading, IndexItem, IndexList } from '@banyan/ui/elements';
import { Split } from '@banyan/ui/layout';
import { search } from '../../content/search.ts';

/** Popular links, shown before a search and when nothing was found. */
export function SearchStart() {
  return (
    <Split ratio="4/8">
      <Heading level={2} size="h3">
        {search.start.heading}
      </Heading>
      <IndexList>
        {search.start.links.map((link) => (
          <IndexItem key={link.href} {...link} />
        ))}
      </IndexList>
    </Split>
  );
}
