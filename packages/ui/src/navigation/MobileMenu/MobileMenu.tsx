import { Menu } from 'lucide';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../../elements/Icon/index.ts';
import { lazyModule, preload } from '../../hooks/lazyModule.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { useLazyModule } from '../../hooks/useLazyModule.ts';
import type { Brand } from '../Brand/index.ts';
import type { NavigationLink } from '../links.ts';
import { toggle } from './MobileMenu.css.ts';

const panel = lazyModule(() => import('./MenuPanel.tsx'));

/** Fetches the menu before it is opened. `MobileMenu` does this itself once its button shows. */
export const preloadMobileMenu = (): void => preload(panel);

export interface MobileMenuProps {
  /** Name and address of the association, for the mark. */
  brand: Brand;
  /** The pages of the main navigation, in order. */
  links: readonly NavigationLink[];
  /** The button at the foot: Donate. */
  action: NavigationLink;
  /** More pages, in small type between the limbs and the button: what the header has no room for. */
  more?: readonly NavigationLink[] | undefined;
  /** Something small at the foot, above the button: `ModeSwitch`. */
  extra?: ReactNode;
  /** When this changes the menu closes: the reader has arrived. */
  currentPath: string;
  /** Where the toggle leads without JavaScript, or when the menu cannot be loaded: an anchor on the links. */
  withoutScript: string;
  /** The name of the menu and its navigation. @default 'Main' */
  label?: string;
  /** Names the toggle while the menu is closed. @default 'Open menu' */
  openLabel?: string;
  /** Names it while the menu is open. @default 'Close menu' */
  closeLabel?: string;
}

/**
 * The toggle, 48 px, and the menu it opens: a full-screen field with one limb per page. The page behind is held still, the
 * focus stays inside and returns to the toggle; Escape, a link and a change of page close it. `Header` renders it; the
 * menu itself is loaded after the page, where the toggle shows.
 */
export function MobileMenu({
  withoutScript,
  currentPath,
  label = 'Main',
  openLabel = 'Open menu',
  closeLabel = 'Close menu',
  ...content
}: MobileMenuProps) {
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const [openOn, setOpenOn] = useState<string>();
  if (openOn !== undefined && openOn !== currentPath) setOpenOn(undefined);
  const close = useCallback(() => setOpenOn(undefined), []);
  const { value } = useLazyModule({
    module: panel,
    need: openOn === undefined ? 'none' : 'now',
    onFailure: () => {
      close();
      location.hash = withoutScript;
    },
  });
  const open = openOn !== undefined && value !== undefined;
  // A wide window has no button.
  useEffect(() => {
    if (hydrated && button.current?.offsetParent) preloadMobileMenu();
  }, [hydrated]);

  const icon = <Icon icon={Menu} />;
  if (!hydrated) {
    return (
      <a href={withoutScript} aria-label={openLabel} className={toggle}>
        {icon}
      </a>
    );
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={openLabel}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={toggle}
        onFocus={preloadMobileMenu}
        onClick={() => {
          /* Safari gives a pressed button no focus, and the focus has to know where to return. */
          button.current?.focus({ preventScroll: true });
          setOpenOn(currentPath);
        }}
      >
        {icon}
      </button>
      {value ? (
        <value.MenuPanel
          {...content}
          currentPath={currentPath}
          label={label}
          closeLabel={closeLabel}
          open={open}
          onClose={close}
        />
      ) : null}
    </>
  );
}
