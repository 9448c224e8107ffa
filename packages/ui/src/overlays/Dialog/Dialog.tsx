import type { ReactNode } from 'react';
import { lazyModule, preload } from '../../hooks/lazyModule.ts';
import { useLazyModule } from '../../hooks/useLazyModule.ts';

export const dialogSizes = ['standard', 'wide'] as const;
export type DialogSize = (typeof dialogSizes)[number];

export interface DialogProps {
  /** Whether it is shown. You hold it. */
  open: boolean;
  /**
   * Asked for by Escape, the backdrop and the close button, and when the dialog cannot be loaded. Set `open` to false; the
   * focus returns by itself.
   */
  onClose: () => void;
  /** What it is about, in a few words. Becomes its accessible name. */
  title: ReactNode;
  /** One sentence under the title, read out with it. */
  description?: ReactNode;
  /** `standard` is 440 px wide, `wide` 720. @default 'standard' */
  size?: DialogSize;
  /** Names the close button. @default 'Close' */
  closeLabel?: string;
  /** Beside its own class. */
  className?: string;
  /** Fields and buttons, in the order of Tab. */
  children: ReactNode;
}

const panel = lazyModule(() => import('./DialogPanel.tsx'));

/** Fetches the dialog before it is opened: when the button that opens it is pointed at or focused. */
export const preloadDialog = (): void => preload(panel);

/**
 * A question that has to be answered before going on: a form of one or two fields, a decision. For something said in
 * passing use `toast`, for pictures `MediaViewer`; what a page is about belongs on the page.
 */
export function Dialog(props: DialogProps) {
  const { value } = useLazyModule({
    module: panel,
    need: props.open ? 'now' : 'none',
    onFailure: props.onClose,
  });
  return value ? <value.DialogPanel {...props} /> : null;
}
