import { RouteAnnouncer, useLinkNavigation } from '@banyan/app/navigation';
import { VisuallyHidden } from '@banyan/ui/elements';
import { type AnyRouter, Outlet } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { accessEndedAtom } from '../kit/access.ts';
import { AccessEnded } from './AccessEnded.tsx';
import { siteContent } from './content.ts';

const titleOf = ({ state }: AnyRouter): string => {
  const title = state.matches.findLast(({ staticData }) => staticData.title)?.staticData.title;
  return [title, 'The Office', siteContent().association].filter(Boolean).join(' · ');
};

/** Root component of every screen, before and after sign-in. */
export function Whole() {
  useLinkNavigation();
  const isEnded = useAtomValue(accessEndedAtom);
  return (
    <>
      {isEnded ? <AccessEnded /> : <Outlet />}
      <VisuallyHidden>
        <RouteAnnouncer titleOf={titleOf} />
      </VisuallyHidden>
    </>
  );
}
