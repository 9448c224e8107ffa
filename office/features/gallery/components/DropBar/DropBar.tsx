import { Icon } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { ImageUp } from 'lucide';
import { type DragEvent, useState } from 'react';
import { FileButton } from '../FileButton/FileButton.tsx';
import * as styles from './DropBar.css.ts';

const dropBarTakes = ['photos', 'photos and films'] as const;
type DropBarTakes = (typeof dropBarTakes)[number];

export interface DropBarProps {
  /** What may be dropped or chosen. @default 'photos and films' */
  takes?: DropBarTakes;
  /** Files were dropped or chosen. */
  onFiles: (files: readonly File[]) => void;
  /** Id of the sentence that says why nothing can be sent now. */
  unavailableBecause?: string | undefined;
}

/* Without HEIC in the list a phone hands over a JPEG. Not every system knows that the names behind it are photos and films. */
const photos = 'image/jpeg,image/png,image/webp,image/avif,image/tiff,image/gif,.jfif,.jpe';
const accepted: Readonly<Record<DropBarTakes, string>> = {
  photos,
  'photos and films': `${photos},video/*,.mkv,.3gp,.mts,.m2ts`,
};

/** Where photos and films come from: dropped, or chosen. On a phone the camera's roll. */
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
