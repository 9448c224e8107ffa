import { initialData } from '@banyan/app/reading';
import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { Home } from '../pages/home/Home.tsx';
import { loadHomePage } from '../pages/home/homeOnTouch.ts';
import { loadBelow } from '../pages/home/loadBelow.ts';
import { madeOnce } from '../touch/madeOnce.ts';

export const Route = createFileRoute('/')({
  loader: async ({ serverContext }) => {
    const [featured, below] = await Promise.all([
      initialData(async (signal) => {
        const { readFeaturedEvent } = await import('../pages/featuredEvent/readFeaturedEvent.ts');
        return readFeaturedEvent(serverContext, signal);
      }, serverContext?.ahead),
      loadBelow(serverContext),
      loadHomePage(),
    ]);
    return { featured, below, ...madeOnce(serverContext) };
  },
  head: (context) => pageHead(pages['/'], context),
  component: Home,
});
