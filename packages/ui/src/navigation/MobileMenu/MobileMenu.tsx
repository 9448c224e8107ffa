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

/** Loads the menu before it is opened. `MobileMenu` does this itself when its button is shown. */
export const preloadMobileMenu = (): void => preload(panel);

export interface MobileMenuProps {
  /** Name and address of the association, for the mark. */
  brand: Brand;
  /** Pages of the main navigation, in order. */
  links: readonly NavigationLink[];
  /** Button at the bottom: Donate. */
  action: NavigationLink;
  /** Further pages in small type between the limbs and the button, for which the header has no space. */
  more?: readonly NavigationLink[] | undefined;
  /** Small element at the bottom, above the button: `ModeSwitch`. */
  extra?: ReactNode;
  /** Path of the current page; the menu closes when it changes. */
  currentPath: string;
  /** Target of the toggle without JavaScript, or if the menu fails to load: an anchor on the links. */
  withoutScript: string;
  /** Accessible name of the menu and its navigation. @default 'Main' */
  label?: string;
  /** Accessible name of the toggle while the menu is closed. @default 'Open menu' */
  openLabel?: string;
  /** Accessible name of the toggle while the menu is open. @default 'Close menu' */
  closeLabel?: string;
}

/**
 * Menu toggle of 48 px, and the menu it opens: a full-screen field with one limb per page. The page behind does not scroll. The
 * focus stays inside and returns to the toggle; Escape, a link and a change of page close it. `Header` renders it; the menu
 * itself is loaded after the page, at widths that show the toggle.
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
  // A wide window has no toggle button.
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
          /* Safari does not focus a pressed button, but the focus must return to it. */
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
