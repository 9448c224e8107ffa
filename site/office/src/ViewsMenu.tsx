import type { Me } from '@banyan/api/office';
import { type SavedView, SavedViews } from '@banyan/office/views';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { act, saidOf } from './act.ts';
import { client } from './client.ts';
import { hasDuty } from './rooms.ts';

type View = Awaited<ReturnType<typeof client.getViews>>['views'][number];

/** Names for addresses of the screen that it stands on. */
export function ViewsMenu({ me }: { me: Me }) {
  const { pathname, searchStr } = useLocation();
  const [known, setKnown] = useState<readonly View[]>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const isAdmin = hasDuty(me, 'settings.edit');

  /** @returns whether it was done, and what there is has been read again */
  const deed = async (doing: string, call?: (once: { idempotencyKey: string }) => Promise<unknown>) => {
    setBusy(true);
    setError(undefined);
    try {
      if (call) await act(doing, call);
      setKnown((await act(doing, () => client.getViews())).views);
      return true;
    } catch (failure) {
      setError(saidOf(failure));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const shown = known
    ?.filter(({ path }) => path === pathname)
    .map(
      ({ id, name, path, search, isForAll }): SavedView => ({
        id,
        name,
        href: search === '' ? path : `${path}?${search}`,
        isForAll,
        canRemove: isAdmin || !isForAll,
      }),
    );

  return (
    <SavedViews
      views={shown}
      current={pathname + searchStr}
      canShare={isAdmin}
      busy={busy}
      error={error}
      onOpen={() => void deed('Read your views')}
      onSave={({ name, isForAll }) =>
        deed(`Save the view “${name}”`, (once) =>
          client.saveView({ name, isForAll, path: pathname, search: searchStr.replace(/^\?/, '') }, once),
        )
      }
      onRemove={({ id, name }) =>
        void deed(`Remove the view “${name}”`, (once) => client.removeView({}, { params: { id }, ...once }))
      }
    />
  );
}
