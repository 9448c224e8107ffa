import { useEffect, useState } from 'react';
import { loadDocument, loadDocumentOnce } from '../start/missingCode.ts';

/**
 * Reloads a page that failed: loads its address as a document, automatically once and then on request.
 *
 * @param error Error of the page; `undefined` for a failure that another document would not fix.
 */
export function usePageReload(error: unknown) {
  const [isLoading, setIsLoading] = useState(error !== undefined);
  const [isOffline, setIsOffline] = useState(false);

  useEffect(() => {
    if (error === undefined) return;
    void loadDocumentOnce().then(setIsLoading);
  }, [error]);

  return {
    isLoading,
    /** True if the server did not answer the last try. */
    isOffline,
    reload: async () => {
      setIsLoading(true);
      const isComing = await loadDocument();
      setIsLoading(isComing);
      setIsOffline(!isComing);
    },
  };
}
