import { lazyModule, useLazyModule } from '@banyan/ui/hooks';
import { useState } from 'react';

const preview = lazyModule(() => import('./StoryPreview.tsx'));

/** Manages the preview of a story; its code is loaded when the visitor opens it. */
export function usePreview() {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const { value } = useLazyModule({
    module: preview,
    need: open ? 'now' : 'none',
    onFailure: () => {
      setOpen(false);
      setFailed(true);
    },
  });
  const Preview = value?.StoryPreview;
  return {
    /** Preview component, while it is open and loaded. */
    Preview: open ? Preview : undefined,
    open,
    loading: open && Preview === undefined,
    /** True if the last try to load it has failed. */
    failed,
    toggle: () => {
      setFailed(false);
      setOpen(!open);
    },
  };
}

export type PreviewState = ReturnType<typeof usePreview>;
