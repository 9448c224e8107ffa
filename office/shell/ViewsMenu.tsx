import { getRouteApi, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { errorMessage, withStepUp } from '../kit/withStepUp.ts';
import { client } from './client.ts';
import { hasPermission } from './navigation.ts';
import { currentPath } from './redirects.ts';
import { type SavedView, SavedViews } from './views/SavedViews/SavedViews.tsx';

type View = Awaited<ReturnType<typeof client.getViews>>['views'][number];

const room = getRouteApi('/office/_layout');

/** Search parameters that are not part of a view: the open item and the number of pages. */
const passing = ['open', 'page'];

function viewOf(searchStr: string): string {
  const search = new URLSearchParams(searchStr);
  for (const key of passing) search.delete(key);
  return search.toString();
}

/** Menu of saved views for the current screen. */
export function ViewsMenu() {
  const { me } = room.useRouteContext();
  const { pathname, searchStr } = useLocation();
  const search = viewOf(searchStr);
  const hrefOf = (path: string, of: string) => (of === '' ? path : `${path}?${of}`);
  const [known, setKnown] = useState<readonly View[]>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const isAdmin = hasPermission(me, 'settings.edit');

  /** Runs a call and reloads the views. @returns true if that worked */
  const run = async (doing: string, call?: (once: { idempotencyKey: string }) => Promise<unknown>) => {
    setBusy(true);
    setError(undefined);
    try {
      if (call) await withStepUp(doing, call);
      setKnown((await withStepUp(doing, () => client.getViews())).views);
      return true;
    } catch (failure) {
      setError(errorMessage(failure));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const shown = known
    ?.map((view) => ({ ...view, path: currentPath(view.path) }))
    .filter(({ path }) => path === pathname)
    .map(
      ({ id, name, path, search: of, isForAll }): SavedView => ({
        id,
        name,
        href: hrefOf(path, of),
        isForAll,
        canRemove: isAdmin || !isForAll,
      }),
    );

  return (
    <SavedViews
      views={shown}
      current={hrefOf(pathname, search)}
      canShare={isAdmin}
      busy={busy}
      error={error}
      onOpen={() => void run('Read your views')}
      onSave={({ name, isForAll }) =>
        run(`Save the view “${name}”`, (once) =>
          client.saveView({ name, isForAll, path: pathname, search }, once),
        )
      }
      onRemove={({ id, name }) =>
        void run(`Remove the view “${name}”`, (once) => client.removeView({}, { params: { id }, ...once }))
      }
    />
  );
}
