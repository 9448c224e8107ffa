import { useEffect, useState } from 'react';
import { loadDocument, loadDocumentOnce } from '../start/missingCode.ts';

/**
 * For what stands in the place of a page that failed: loads its address as a document, by itself once and then when asked.
 *
 * @param error What it failed with; `undefined` for a failure that another document would not mend.
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
    /** The last try found no server that answers. */
    isOffline,
    reload: async () => {
      setIsLoading(true);
      const isComing = await loadDocument();
      setIsLoading(isComing);
      setIsOffline(!isComing);
    },
  };
}
