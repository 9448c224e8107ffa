import { RouteAnnouncer, useLinkNavigation } from '@banyan/app/navigation';
import { VisuallyHidden } from '@banyan/ui/elements';
import type { AnyRouter } from '@tanstack/react-router';
import { fullTitle } from './pages.ts';
import { pageHref, pathInside } from './places.ts';

const titleOf = (router: AnyRouter): string => fullTitle(router.state.matches.at(-1)?.staticData?.title);

/**
 * Handles navigation; put it into the shell, once. Plain links to this site's own pages work without a reload. Afterwards the new
 * page's title is set and announced, and the focus moves to its heading, or after going back to the link that was followed.
 */
export function Navigation() {
  useLinkNavigation(pathInside);
  return (
    <VisuallyHidden>
      <RouteAnnouncer titleOf={titleOf} hrefOf={pageHref} />
    </VisuallyHidden>
  );
}
