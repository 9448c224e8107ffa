import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { runtimeConfig } from '../../../shell/client.ts';
import { SignInPage } from '../screens/SignInPage.tsx';

const Search = v.object({ to: v.fallback(v.optional(v.string()), undefined) });

export const Route = createFileRoute('/office/sign-in')({
  staticData: { title: 'Sign in' },
  validateSearch: Search,
  loader: () => runtimeConfig(),
  component: () => <SignInPage config={Route.useLoaderData()} to={Route.useSearch().to} />,
});
