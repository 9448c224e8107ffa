import { Notice } from '@banyan/ui/elements';
import type { StoryPreviewProps } from './StoryPreview.tsx';
import type { PreviewState } from './usePreview.ts';

export interface PreviewBelowProps extends StoryPreviewProps {
  /** What `usePreview` keeps: whether it was asked for, and its code. */
  preview: PreviewState;
}

/** The preview's place under the form; empty until it is asked for. */
export function PreviewBelow({ preview, ...story }: PreviewBelowProps) {
  const { Preview, failed } = preview;
  return (
    <>
      {Preview ? <Preview {...story} /> : null}
      {failed ? (
        <Notice live tone="warning" heading="The preview could not be loaded">
          Nothing you wrote is lost. Press Preview to try again.
        </Notice>
      ) : null}
    </>
  );
}
