import { serverNow } from '@banyan/api/client';
import { initialData } from '@banyan/app/reading';
import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { readFeaturedEvent } from '../pages/featuredEvent/readFeaturedEvent.ts';
import { HomePage } from '../pages/home/HomePage.tsx';
import { readHomeReading } from '../pages/home/readHomeReading.ts';

export const Route = createFileRoute('/')({
  loader: async ({ serverContext }) => {
    const [featured, below] = await Promise.all([
      initialData((signal) => readFeaturedEvent(serverContext, signal), serverContext?.ahead),
      initialData((signal) => readHomeReading(serverContext, signal), serverContext?.ahead),
    ]);
    return { featured, below, year: new Date(serverNow()).getUTCFullYear() };
  },
  head: (context) => pageHead(pages['/'], context),
  component: HomePage,
});
