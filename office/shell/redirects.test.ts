import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { redirectOldAddress } from './redirects.ts';

/** Opens a URL in a router with the redirect. @returns the final URL and the number of history entries */
async function opened(address: string) {
  const rootRoute = createRootRoute({ beforeLoad: ({ location }) => redirectOldAddress(location) });
  // Matches any URL below a member, as the member screen does.
  const member = createRoute({ getParentRoute: () => rootRoute, path: '/office/members/$id' });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({
    routeTree: rootRoute.addChildren([member]),
    history,
    // Runs as in a browser: on a server a redirect is a response instead of a navigation.
    isServer: false,
    origin: 'https://alumni.example.org',
  });
  await router.load();
  return [history.location.href, history.length];
}

it.each([
  ['/office/letters', '/office/campaigns'],
  ['/office/letters?state=open', '/office/campaigns?state=open'],
  ['/office/letters/01J9?view=check', '/office/campaigns/01J9?view=check'],
  ['/office/door/event-garba-night', '/office/check-in/event-garba-night'],
  ['/office/door/enter#7K2Q-9XPD_x', '/office/check-in/enter#7K2Q-9XPD_x'],
  ['/office/enrol#7K2Q-9XPD_x', '/office/new-passkey#7K2Q-9XPD_x'],
  ['/office/members/graduates', '/office/members/alumni-register'],
])('%s redirects to %s and leaves no step of its own in the history', async (old, current) => {
  expect(await opened(old)).toEqual([current, 1]);
});

it.each(['/office/lettersmith', '/office/members/M-7K2Q?from=letters#door'])(
  '%s is not redirected',
  async (address) => {
    expect(await opened(address)).toEqual([address, 1]);
  },
);
