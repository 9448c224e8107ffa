import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import * as v from 'valibot';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { DonatePage } from '../pages/donate/DonatePage.tsx';

/** The URL holds the step, so that Back goes to the first one. A link may set the amount and the purpose. */
const search = v.object({
  step: v.optional(v.fallback(v.picklist([1, 2]), 1), 1),
  amount: v.optional(v.fallback(v.optional(v.number()), undefined)),
  purpose: v.optional(v.fallback(v.optional(v.string()), undefined)),
});

export const Route = createFileRoute('/donate')({
  validateSearch: search,
  search: { middlewares: [stripSearchParams({ step: 1 })] },
  head: (context) => pageHead(pages['/donate'], context),
  component: DonatePage,
});
