import { lazy, Suspense } from 'react';

const NotFoundPage = lazy(async () => ({ default: (await import('./NotFoundPage.tsx')).NotFoundPage }));

/** For a page whose loader did not know yet that there is no such thing; usually it does, and the site's own page stands here. */
export function Missing() {
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  );
}
