import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { ContactPage } from '../pages/contact/ContactPage.tsx';

export const Route = createFileRoute('/contact')({
  // Only an answer to a form that was posted without JavaScript brings anything along.
  loader: ({ serverContext }) => ({ serverState: serverContext?.posted?.contact ?? null }),
  head: (context) => pageHead(pages['/contact'], context),
  component: ContactPage,
});
