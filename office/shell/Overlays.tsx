import type { Me } from '@banyan/api/office';
import { lazyModule, preload, useLazyModule } from '@banyan/ui/hooks';
import { preloadDialog } from '@banyan/ui/overlays';

/** Overlays that can be opened on every screen. */
export type Opened = 'search' | 'keys' | 'help' | undefined;

const search = lazyModule(() => import('../features/search/screens/SearchEverything.tsx'));
const keys = lazyModule(() => import('./AllKeys.tsx'));
const help = lazyModule(() => import('./AllHelp.tsx'));

/** Lazy modules of the overlays; each is loaded when it is likely to be opened. */
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

export interface OverlaysProps {
  me: Me;
  opened: Opened;
  onClose: () => void;
  /** Opens the list of shortcuts. @default the help has no button for it */
  onKeys: (() => void) | undefined;
}

/** Search of everything, list of shortcuts and help. Each is loaded when it is first opened. */
export function Overlays({ me, opened, onClose, onKeys }: OverlaysProps) {
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
