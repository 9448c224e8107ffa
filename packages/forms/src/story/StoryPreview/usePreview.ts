import { useLoaded } from '@banyan/ui/hooks';
import { type ComponentType, useState } from 'react';
import type { StoryPreviewProps } from './StoryPreview.tsx';

const load = async (): Promise<ComponentType<StoryPreviewProps>> =>
  (await import('./StoryPreview.tsx')).StoryPreview;

/** The preview of a story, fetched when somebody asks for it. */
export function usePreview() {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const Preview = useLoaded(load, open, () => {
    setOpen(false);
    setFailed(true);
  });
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
