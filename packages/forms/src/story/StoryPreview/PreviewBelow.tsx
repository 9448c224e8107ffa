import { Notice } from '@banyan/ui/elements';
import type { StoryPreviewProps } from './StoryPreview.tsx';
import type { PreviewState } from './usePreview.ts';

export interface PreviewBelowProps extends StoryPreviewProps {
  /** State from `usePreview`: if it is open, and its code. */
  preview: PreviewState;
}

/** Preview of the story under the form; empty until it is opened. */
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
