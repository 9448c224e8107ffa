import type { Me } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import { undoNewest } from '../kit/undo.ts';
import { errorMessage } from '../kit/withStepUp.ts';
import type { Notice } from './Notices.tsx';
import { navigationOf } from './navigation.ts';
import type { Opened } from './Overlays.tsx';
import { useShortcuts } from './useShortcuts.ts';

export interface GlobalKeys {
  me: Me;
  open: (what: Opened) => void;
  /** Shows the result of a shortcut. */
  tell: (told: Notice | undefined) => void;
}

/** Keyboard shortcuts that work on every screen. */
export function useGlobalKeys({ me, open, tell }: GlobalKeys): void {
  const router = useRouter();
  const undo = async () => {
    tell(undefined);
    try {
      const { goTo, ...came } = (await undoNewest()) ?? { words: undefined };
      if (goTo) await router.navigate({ to: goTo });
      await router.invalidate();
      tell({ tone: 'success', ...came });
    } catch (error) {
      tell({ tone: 'critical', words: errorMessage(error) });
    }
  };
  const navigation = navigationOf(me).flatMap(({ key, href }) =>
    key === undefined ? [] : [[`g ${key}`, () => void router.navigate({ href })] as const],
  );
  useShortcuts('global', {
    ...Object.fromEntries(navigation),
    '/': () => open('search'),
    'Mod+k': () => open('search'),
    '?': () => open('keys'),
    z: () => void undo(),
  });
}
