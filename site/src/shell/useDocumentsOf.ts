import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { guestsAt } from '../guests.ts';

const root = getRouteApi('__root__');

/**
 * Which pages need a document of their own, for `useLinkNavigation`: whom a document lets in is settled when it is loaded, so a
 * page that lets in others than the one that is shown is loaded by the browser.
 */
export function useDocumentsOf() {
  const { guests } = root.useLoaderData();
  const needsDocument = useCallback(
    (from: string, to: string) => String(guestsAt(from, guests)) !== String(guestsAt(to, guests)),
    [guests],
  );
  return { needsDocument };
}
