import { NotFound } from '@banyan/ui/content';
import { notFound } from '../../content/notFound.ts';

/** Stands at every address that does not exist. */
export function NotFoundPage() {
  return <NotFound heading={notFound.heading} lede={notFound.lede} links={notFound.links} />;
}
