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
    /** Device of the session that the new session ended: `Firefox, Linux`. */
    ended?: string | null;
    /** True if the previous history entry is the list that the record was opened from. */
    fromList?: boolean;
  }
  interface StaticDataRouteOption {
    /** Title of the screen, also used for the browser's title bar. */
    title?: string;
  }
}
