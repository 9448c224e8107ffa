import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { X } from 'lucide';
import { useEffect } from 'react';
import { ButtonLink } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { useModal } from '../../overlays/modal/index.ts';
import { classNames } from '../../style/classNames.ts';
import { onField } from '../../theme/contexts.css.ts';
import { media } from '../../theme/scales.ts';
import { Lockup } from '../Brand/index.ts';
import { currentState, type NavigationLink } from '../links.ts';
import * as styles from './MenuPanel.css.ts';
import type { MobileMenuProps } from './MobileMenu.tsx';

export interface MenuPanelProps
  extends Pick<MobileMenuProps, 'more' | 'extra'>,
    Required<Pick<MobileMenuProps, 'brand' | 'links' | 'action' | 'currentPath' | 'label' | 'closeLabel'>> {
  open: boolean;
  onClose: () => void;
}

/** Open menu. It is loaded shortly before it is needed; pages render `MobileMenu` instead. */
export function MenuPanel({
  open,
  onClose,
  brand,
  links,
  action,
  more,
  extra,
  currentPath,
  label,
  closeLabel,
}: MenuPanelProps) {
  const modal = useModal(open);

  useEffect(() => {
    if (!open) return;
    const wide = matchMedia(media.wide);
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [open, onClose]);

  return (
    <Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Portal>
        <Content {...modal} aria-describedby={undefined} className={classNames(onField, styles.panel)}>
          <Title asChild>
            <VisuallyHidden>{label}</VisuallyHidden>
          </Title>
          <div className={styles.bar}>
            <Lockup brand={brand} size="menu" onClick={onClose} />
            <Close aria-label={closeLabel} className={styles.close}>
              <Icon icon={X} />
            </Close>
          </div>
          <nav aria-label={label} className={styles.navigation}>
            <ul>
              {links.map((link) => (
                <li key={link.href} className={styles.limb}>
                  <MenuLink {...link} currentPath={currentPath} onClick={onClose} className={styles.link} />
                </li>
              ))}
            </ul>
            {more ? (
              <ul className={styles.more}>
                {more.map((link) => (
                  <li key={link.href}>
                    <MenuLink
                      {...link}
                      currentPath={currentPath}
                      onClick={onClose}
                      className={styles.moreLink}
                    />
                  </li>
                ))}
              </ul>
            ) : null}
          </nav>
          <div className={styles.foot}>
            {extra}
            <ButtonLink href={action.href} variant="accent" size="large" onClick={onClose}>
              {action.label}
            </ButtonLink>
          </div>
        </Content>
      </Portal>
    </Root>
  );
}

interface MenuLinkProps extends NavigationLink {
  currentPath: string;
  onClick: () => void;
  className: string;
}

function MenuLink({ href, label, currentPath, ...rest }: MenuLinkProps) {
  return (
    <a {...rest} href={href} aria-current={currentState(href, currentPath)}>
      {label}
    </a>
  );
}
