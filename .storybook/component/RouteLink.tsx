import { doors } from 'virtual:component-pages';
import { doorTo, openedOnSite } from './doors.ts';

/** Where the Storybook stands on a site that it was built with. */
const served = '/design/';

/** A page of the site, as the way to it: in this Storybook where it stands here, else on the site that this is served with. */
export function RouteLink({ at }: { at: string }) {
  const door = doorTo(at, doors);
  if (door)
    return (
      <a href={`./?path=/${door.address}`} target="_top">
        {at}
      </a>
    );
  const onSite = location.pathname.startsWith(served) ? openedOnSite(at) : undefined;
  if (onSite === undefined) return <code>{at}</code>;
  return (
    <a href={onSite} target="_top">
      {at}
    </a>
  );
}
