import type { ReactNode } from 'react';
import { lazyModule, preload } from '../../hooks/lazyModule.ts';
import { useLazyModule } from '../../hooks/useLazyModule.ts';

export const dialogSizes = ['standard', 'wide'] as const;
export type DialogSize = (typeof dialogSizes)[number];

export interface DialogProps {
  /** True if the dialog is open. The parent holds this state. */
  open: boolean;
  /**
   * Called by Escape, the backdrop and the close button, and if the dialog fails to load. Set `open` to false; the focus returns
   * by itself.
   */
  onClose: () => void;
  /** Title in a few words. It becomes the accessible name. */
  title: ReactNode;
  /** Sentence under the title, read out with it. */
  description?: ReactNode;
  /** `standard` is 440 px wide, `wide` 720. @default 'standard' */
  size?: DialogSize;
  /** Accessible name of the close button. @default 'Close' */
  closeLabel?: string;
  /** Class in addition to the component’s own. */
  className?: string;
  /** Fields and buttons, in tab order. */
  children: ReactNode;
}

const panel = lazyModule(() => import('./DialogPanel.tsx'));

/** Loads the dialog before it is opened: call it on hover or focus of the button that opens it. */
export const preloadDialog = (): void => preload(panel);

/**
 * Dialog for a question that must be answered before going on: a form of one or two fields, a decision. For a short message use
 * `toast`, for pictures `MediaViewer`; main content belongs on the page.
 */
export function Dialog(props: DialogProps) {
  const { value } = useLazyModule({
    module: panel,
    need: props.open ? 'now' : 'none',
    onFailure: props.onClose,
  });
  return value ? <value.DialogPanel {...props} /> : null;
}
