import { NotFound } from '@banyan/ui/sections';
import { useLocation } from '@tanstack/react-router';
import { newsNotFound, notFound } from '../../content/notFound.ts';
import { stories } from '../../content/stories.ts';

/** Stands at every address that does not exist. */
export function NotFoundPage() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const { heading, lede, links } = wordsFor(pathname);
  return <NotFound heading={heading} lede={lede} links={links} />;
}

function wordsFor(pathname: string) {
  if (pathname.startsWith('/news/')) return newsNotFound;
  return pathname.startsWith('/alumni-stories/') ? stories.unknown : notFound;
}
