import { NotFound } from '@banyan/ui/content';
import { useLocation } from '@tanstack/react-router';
import { newsNotFound, notFound } from '../../content/notFound.ts';

/** Stands at every address that does not exist. */
export function NotFoundPage() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const { heading, lede, links } = pathname.startsWith('/news/') ? newsNotFound : notFound;
  return <NotFound heading={heading} lede={lede} links={links} />;
}
