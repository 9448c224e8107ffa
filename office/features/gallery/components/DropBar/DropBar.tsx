import { Icon } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { ImageUp } from 'lucide';
import { type DragEvent, useState } from 'react';
import { FileButton } from '../FileButton/FileButton.tsx';
import * as styles from './DropBar.css.ts';

const dropBarTakes = ['photos', 'photos and films'] as const;
type DropBarTakes = (typeof dropBarTakes)[number];

export interface DropBarProps {
  /** Kinds of files that may be dropped or chosen. @default ’photos and films’ */
  takes?: DropBarTakes;
  /** Called with the dropped or chosen files. */
  onFiles: (files: readonly File[]) => void;
  /** Id of the sentence that explains why nothing can be sent now. */
  unavailableBecause?: string | undefined;
}

/*
 * A phone converts HEIC photos to JPEG because HEIC is not in the list. The name endings are for systems that do not know their
 * types.
 */
const photos = 'image/jpeg,image/png,image/webp,image/avif,image/tiff,image/gif,.jfif,.jpe';
const accepted: Readonly<Record<DropBarTakes, string>> = {
  photos,
  'photos and films': `${photos},video/*,.mkv,.3gp,.mts,.m2ts`,
};

/** Drop area and button for photos and films. On a phone the button opens the photo library. */
export function DropBar({ takes = 'photos and films', onFiles, unavailableBecause }: DropBarProps) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0 && unavailableBecause === undefined) onFiles(files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is for everybody
    <div
      className={classNames(styles.bar, isOver && styles.over)}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Icon icon={ImageUp} />
      <p className={styles.words}>Drop {takes} here</p>
      <FileButton
        variant="line"
        accept={accepted[takes]}
        multiple
        onFiles={onFiles}
        unavailable={unavailableBecause !== undefined}
        aria-describedby={unavailableBecause}
      >
        Choose files
      </FileButton>
    </div>
  );
}
