import { chapter } from 'virtual:chapter';
import { initialData, routing } from '@banyan/create-chapter/app';
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { Shell } from './Shell.tsx';

const root = createRootRoute({
  component: Shell,
  notFoundComponent: lazyRouteComponent(() => import('./pages/NotFound.tsx'), 'NotFound'),
});

/** Route of a page: its path, and its title and description for browsers and search engines. */
const page = <Path extends string>(path: Path, title: string, description: string) => ({
  getParentRoute: () => root,
  path,
  staticData: { title, description },
});

const home = createRoute({
  ...page(
    '/',
    '',
    `Engineers who studied in Pune and now live around ${chapter.place}: events, news, joining.`,
  ),
  loader: async () => {
    const { readNextEvent, readFrontNews } = await import('./pages/Home.tsx');
    return { event: await initialData(readNextEvent), news: await initialData(readFrontNews) };
  },
  component: lazyRouteComponent(() => import('./pages/Home.tsx'), 'Home'),
});

const events = createRoute({
  ...page(
    '/events',
    'Events',
    `What is on in the ${chapter.name} chapter, and what was. Everybody may bring somebody.`,
  ),
  loader: async () => {
    const { readEvents } = await import('./pages/Events.tsx');
    return { start: await initialData(readEvents), now: Date.now() };
  },
  component: lazyRouteComponent(() => import('./pages/Events.tsx'), 'Events'),
});

const news = createRoute({
  ...page(
    '/news',
    'News',
    `What happened in the ${chapter.name} chapter, and what is about to. Written by volunteers.`,
  ),
  loader: async () => {
    const { readNews } = await import('./pages/News.tsx');
    return { start: await initialData(readNews) };
  },
  component: lazyRouteComponent(() => import('./pages/News.tsx'), 'News'),
});

const join = createRoute({
  ...page('/join', 'Join', 'Become a member of the association: three short steps, and joining is free.'),
  validateSearch: ({ step }): { step?: 1 | 2 | 3 } => (step === 2 || step === 3 ? { step } : {}),
  component: lazyRouteComponent(() => import('./pages/Join.tsx'), 'Join'),
});

const give = createRoute({
  ...page(
    '/give',
    'Give Back',
    'Scholarships, laptops, rooms and labs: what gifts do, and the way to give one.',
  ),
  component: lazyRouteComponent(() => import('./pages/Give.tsx'), 'Give'),
});

const contact = createRoute({
  ...page(
    '/contact',
    'Contact',
    `Write to the volunteers of the ${chapter.name} chapter. A person reads every message.`,
  ),
  component: lazyRouteComponent(() => import('./pages/Contact.tsx'), 'Contact'),
});

/** Every page of the site. To add one, create a file in `pages`, add a route above, and name it here. */
const routeTree = root.addChildren([home, events, news, join, give, contact]);

export const getRouter = () => createRouter({ ...routing, routeTree });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
