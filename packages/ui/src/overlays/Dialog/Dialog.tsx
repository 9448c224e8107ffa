import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../elements/classNames.ts';
import { useModal } from '../modal/index.ts';
import * as styles from './Dialog.css.ts';

export const dialogSizes = ['standard', 'wide'] as const;
export type DialogSize = (typeof dialogSizes)[number];

export interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the backdrop and the close button. Set `open` to false; the focus returns by itself. */
  onClose: () => void;
  /** What it is about, in a few words. Becomes its accessible name. */
  title: ReactNode;
  /** One sentence under the title, read out with it. */
  description?: ReactNode;
  /** `standard` is 440 px wide, `wide` 720. @default 'standard' */
  size?: DialogSize;
  /** Names the close button. @default 'Close' */
  closeLabel?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A question that has to be answered before going on: a form of one or two fields, a decision. The first field takes the
 * focus. The page behind is held still. For something said in passing use `toast`, for pictures `MediaViewer`; whatever a
 * page is about belongs on the page. Load it with the thing that opens it: it costs 9 KB.
 */
export function Dialog({
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
              <X size={20} strokeWidth={1.75} aria-hidden />
            </Close>
          </Content>
        </div>
      </Portal>
    </Root>
  );
}
