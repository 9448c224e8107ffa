import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { X } from 'lucide';
import { Icon } from '../../elements/Icon/index.ts';
import { classNames } from '../../style/classNames.ts';
import { useModal } from '../modal/index.ts';
import * as styles from './Dialog.css.ts';
import type { DialogProps } from './Dialog.tsx';

/** Panel that `Dialog` opens, loaded with the first dialog. Components that are themselves loaded on opening use it directly. */
export function DialogPanel({
  open,
  onClose,
  title,
  description,
  size = 'standard',
  closeLabel = 'Close',
  className,
  children,
}: DialogProps) {
  const modal = useModal(open);
  return (
    <Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Portal>
        <div className={styles.backdrop} data-state={open ? 'open' : 'closed'}>
          <Content {...modal} className={classNames(styles.dialog, styles.sizes[size], className)}>
            <Title className={styles.title}>{title}</Title>
            {description === undefined ? null : (
              <Description className={styles.description}>{description}</Description>
            )}
            {children}
            {/* Last, so that the first field of the dialog comes first. */}
            <Close aria-label={closeLabel} className={styles.close}>
              <Icon icon={X} />
            </Close>
          </Content>
        </div>
      </Portal>
    </Root>
  );
}
