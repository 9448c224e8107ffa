import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
import { Missing } from './shell/Missing.tsx';
import { Trouble } from './shell/Trouble.tsx';
import { Waiting } from './shell/Waiting.tsx';

export const router = createRouter({
  routeTree,
  scrollRestoration: true,
  defaultPendingMs: 150,
  defaultPendingComponent: Waiting,
  defaultErrorComponent: Trouble,
  defaultNotFoundComponent: Missing,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** Where a session ended for the one that has just begun: `Firefox, Linux`. */
    ended?: string | null;
    /** Whether the list that something was opened from is one step back. */
    fromList?: boolean;
  }
  interface StaticDataRouteOption {
    /** What the screen is called, in the browser's own bar too. */
    title?: string;
  }
}
