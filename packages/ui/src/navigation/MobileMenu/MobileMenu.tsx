import { Menu } from 'lucide';
import { type ComponentType, useCallback, useRef, useState } from 'react';
import { Icon } from '../../elements/Icon/index.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import type { Brand } from '../Brand/index.ts';
import type { NavigationLink } from '../links.ts';
import type { MenuPanelProps } from './MenuPanel.tsx';
import { toggle } from './MobileMenu.css.ts';

const loadPanel = () => import('./MenuPanel.tsx');

/** Fetches the menu before it is wanted. `MobileMenu` does this itself when a pointer or the focus comes near. */
export const preloadMobileMenu = (): void => {
  /* A failure is met when the menu is opened. */
  loadPanel().catch(() => undefined);
};

export interface MobileMenuProps {
  brand: Brand;
  links: readonly NavigationLink[];
  /** The button at the foot: Donate. */
  action: NavigationLink;
  /** When this changes the menu closes: the reader has arrived. */
  currentPath: string;
  /** Where the toggle leads without JavaScript, or when the menu cannot be loaded: an anchor on the links. */
  withoutScript: string;
  /** The name of the menu and its navigation. @default 'Main' */
  label?: string;
  /** @default 'Open menu' */
  openLabel?: string;
  /** @default 'Close menu' */
  closeLabel?: string;
}

/**
 * The toggle, 48 px, and the menu it opens: a full-screen field with one limb per page. The page behind is held still, the
 * focus stays inside and returns to the toggle; Escape, a link and a change of page close it. `Header` renders it; the
 * menu itself is loaded when somebody reaches for it.
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
  const [Panel, setPanel] = useState<ComponentType<MenuPanelProps>>();
  const [openOn, setOpenOn] = useState<string>();
  if (openOn !== undefined && openOn !== currentPath) setOpenOn(undefined);
  const close = useCallback(() => setOpenOn(undefined), []);

  const icon = <Icon icon={Menu} />;
  if (!hydrated) {
    return (
      <a href={withoutScript} aria-label={openLabel} className={toggle}>
        {icon}
      </a>
    );
  }

  const open = async () => {
    try {
      const { MenuPanel } = await loadPanel();
      setPanel(() => MenuPanel);
      /* Safari gives a pressed button no focus, and the focus has to know where to return. */
      button.current?.focus({ preventScroll: true });
      setOpenOn(currentPath);
    } catch {
      location.hash = withoutScript;
    }
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={openLabel}
        aria-haspopup="dialog"
        aria-expanded={openOn !== undefined}
        className={toggle}
        onPointerEnter={preloadMobileMenu}
        onFocus={preloadMobileMenu}
        onClick={open}
      >
        {icon}
      </button>
      {Panel ? (
        <Panel
          {...content}
          currentPath={currentPath}
          label={label}
          closeLabel={closeLabel}
          open={openOn !== undefined}
          onClose={close}
        />
      ) : null}
    </>
  );
}
