import { createRootRoute } from '@tanstack/react-router';
import { redirectOldAddress } from '../redirects.ts';
import { Whole } from '../Whole.tsx';

export const Route = createRootRoute({
  beforeLoad: ({ location }) => redirectOldAddress(location),
  component: Whole,
});
