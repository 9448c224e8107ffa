import { lazyModule, useLazyModule } from '@banyan/ui/hooks';
import { useState } from 'react';

const preview = lazyModule(() => import('./StoryPreview.tsx'));

/** The preview of a story, fetched when somebody asks for it. */
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
    /** The component, while it is asked for and has arrived. */
    Preview: open ? Preview : undefined,
    open,
    loading: open && Preview === undefined,
    /** The last try to fetch it has failed. */
    failed,
    toggle: () => {
      setFailed(false);
      setOpen(!open);
    },
  };
}

export type PreviewState = ReturnType<typeof usePreview>;
