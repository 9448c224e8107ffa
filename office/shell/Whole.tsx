import { RouteAnnouncer, useLinkNavigation } from '@banyan/app/navigation';
import { VisuallyHidden } from '@banyan/ui/elements';
import { type AnyRouter, Outlet } from '@tanstack/react-router';
import { siteContent } from './content.ts';

const titleOf = ({ state }: AnyRouter): string => {
  const title = state.matches.findLast(({ staticData }) => staticData.title)?.staticData.title;
  return [title, 'The Office', siteContent().association].filter(Boolean).join(' · ');
};

/** What every screen stands in, before and behind the door. */
export function Whole() {
  useLinkNavigation();
  return (
    <>
      <Outlet />
      <VisuallyHidden>
        <RouteAnnouncer titleOf={titleOf} />
      </VisuallyHidden>
    </>
  );
}
