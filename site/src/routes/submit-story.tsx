import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { SubmitStoryPage } from '../pages/submit-story/SubmitStoryPage.tsx';

export const Route = createFileRoute('/submit-story')({
  head: (context) => pageHead(pages['/submit-story'], context),
  component: SubmitStoryPage,
});
