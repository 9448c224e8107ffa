import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { AccessibilityPage } from '../pages/accessibility/AccessibilityPage.tsx';

export const Route = createFileRoute('/accessibility')({
  head: (context) => pageHead(pages['/accessibility'], context),
  component: AccessibilityPage,
});
