import { lazy, Suspense } from 'react';
import type { NoSuch } from './noSuch.ts';

const NotFoundPage = lazy(async () => ({ default: (await import('./NotFoundPage.tsx')).NotFoundPage }));

/** For a page whose loader did not know yet that there is no such thing; usually it does, and the site's own page stands here. */
export function Missing(data: NoSuch) {
  return (
    <Suspense>
      <NotFoundPage data={data} />
    </Suspense>
  );
}
