import type { Me } from '@banyan/api/office';
import { lazyModule, preload, useLazyModule } from '@banyan/ui/hooks';
import { preloadDialog } from '@banyan/ui/overlays';

/** What can be opened over every screen. */
export type Opened = 'search' | 'keys' | undefined;

const search = lazyModule(() => import('../features/search/screens/SearchEverything.tsx'));
const keys = lazyModule(() => import('./AllKeys.tsx'));

/** Fetched when somebody is about to open it. */
export const aboveAllModules = {
  fetch: () => {
    preload(search);
    preloadDialog();
  },
};

export interface AboveAllProps {
  me: Me;
  opened: Opened;
  onClose: () => void;
}

/** The search of everything and the list of keys. They come when they are first opened. */
export function AboveAll({ me, opened, onClose }: AboveAllProps) {
  const finding = useLazyModule({
    module: search,
    need: opened === 'search' ? 'now' : 'none',
    onFailure: onClose,
  });
  const listing = useLazyModule({
    module: keys,
    need: opened === 'keys' ? 'now' : 'none',
    onFailure: onClose,
  });
  return (
    <>
      {finding.value && (
        <finding.value.SearchEverything me={me} open={opened === 'search'} onClose={onClose} />
      )}
      {listing.value && <listing.value.AllKeys me={me} open={opened === 'keys'} onClose={onClose} />}
    </>
  );
}
