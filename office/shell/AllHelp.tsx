import type { Me } from '@banyan/api/office';
import { useLocation, useMatches } from '@tanstack/react-router';
import { HelpSheet } from './components/HelpSheet/HelpSheet.tsx';
import { helpFor, helpPageAt } from './helpPages.ts';

export interface AllHelpProps {
  me: Me;
  open: boolean;
  onClose: () => void;
  onKeys: (() => void) | undefined;
}

/** Help for the current screen, and a search of all help pages that this volunteer may read. */
export function AllHelp({ me, ...dialog }: AllHelpProps) {
  const routeId = useMatches({ select: (matches) => matches.at(-1)?.routeId ?? '' });
  const { tab } = useLocation().search;
  const { title } = helpPageAt(routeId, tab);
  // A screen that the volunteer may not open shows "not found"; it gets the dashboard's help, which is first.
  const [page, ...others] = helpFor(me).toSorted(
    (one, other) => Number(other.title === title) - Number(one.title === title),
  );
  if (!page) return null;
  return <HelpSheet {...dialog} page={page} others={others} />;
}
