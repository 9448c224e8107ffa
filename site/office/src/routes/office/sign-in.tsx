import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { runtimeConfig } from '../../client.ts';
import { SignInPage } from '../../pages/SignInPage.tsx';

const Search = v.object({ to: v.fallback(v.optional(v.string()), undefined) });

export const Route = createFileRoute('/office/sign-in')({
  staticData: { title: 'Sign in' },
  validateSearch: Search,
  loader: () => runtimeConfig(),
  component: () => <SignInPage config={Route.useLoaderData()} to={Route.useSearch().to} />,
});
