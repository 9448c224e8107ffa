import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { ContactPage } from '../pages/contact/ContactPage.tsx';

export const Route = createFileRoute('/contact')({
  // There is data only after a form was posted without JavaScript.
  loader: ({ serverContext }) => ({ serverState: serverContext?.posted?.contact ?? null }),
  head: (context) => pageHead(pages['/contact'], context),
  component: ContactPage,
});
