import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { RegisterPage } from '../pages/membership/RegisterPage.tsx';

export const Route = createFileRoute('/membership/register')({
  head: (context) => pageHead(pages['/membership/register'], context),
  component: RegisterPage,
});
