import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import * as v from 'valibot';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { RegisterPage } from '../pages/membership/RegisterPage.tsx';

/** The URL holds the step, so that Back goes to the previous one. */
const search = v.object({ step: v.optional(v.fallback(v.picklist([1, 2, 3]), 1), 1) });

export const Route = createFileRoute('/membership/register')({
  validateSearch: search,
  search: { middlewares: [stripSearchParams({ step: 1 })] },
  head: (context) => pageHead(pages['/membership/register'], context),
  component: RegisterPage,
});
