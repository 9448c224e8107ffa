import { getRouteApi } from '@tanstack/react-router';
import { home } from '../../content/home.ts';
import { useFeaturedEvent } from './useFeaturedEvent.ts';

const route = getRouteApi('/');

export function HomePage() {
  const { featured } = route.useLoaderData();
  const { event } = useFeaturedEvent(featured, () => undefined);
  return (
    <main id="main">
      <h1>{home.hero.heading}</h1>
      <p>{event?.title ?? 'Loading event...'}</p>
      <a href="/contact">Contact</a> <a href="/about">About</a> <a href="#e">end</a>
      <h2 id="e">End</h2>
    </main>
  );
}
