import type { Me } from '@banyan/api/office';
import { lazyModule, preload, useLazyModule } from '@banyan/ui/hooks';
import { preloadDialog } from '@banyan/ui/overlays';

/** What can be opened over every screen. */
export type Opened = 'search' | 'keys' | 'help' | undefined;

const search = lazyModule(() => import('../features/search/screens/SearchEverything.tsx'));
const keys = lazyModule(() => import('./AllKeys.tsx'));
const help = lazyModule(() => import('./AllHelp.tsx'));

/** Each fetched when somebody is about to open it. */
export const overlayModules = {
  fetch: () => {
    preload(search);
    preloadDialog();
  },
  fetchHelp: () => {
    preload(help);
    preloadDialog();
  },
};

export interface AboveAllProps {
  me: Me;
  opened: Opened;
  onClose: () => void;
  /** Opens the list of keys. @default help has no button for it */
  onKeys: (() => void) | undefined;
}

/** The search of everything, the list of keys and the help. They come when they are first opened. */
export function Overlays({ me, opened, onClose, onKeys }: AboveAllProps) {
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
  const helping = useLazyModule({
    module: help,
    need: opened === 'help' ? 'now' : 'none',
    onFailure: onClose,
  });
  return (
    <>
      {finding.value && (
        <finding.value.SearchEverything me={me} open={opened === 'search'} onClose={onClose} />
      )}
      {listing.value && <listing.value.AllKeys me={me} open={opened === 'keys'} onClose={onClose} />}
      {helping.value && (
        <helping.value.AllHelp me={me} open={opened === 'help'} onClose={onClose} onKeys={onKeys} />
      )}
    </>
  );
}
