import type { Focus } from '@banyan/api/contract';
import { CheckboxField } from '@banyan/forms/fields';
import { Button, Picture, Text } from '@banyan/ui/elements';
import { Dialog } from '@banyan/ui/overlays';
import { type ReactNode, useId, useState } from 'react';
import * as styles from './CropButton.css.ts';
import { FocusPicker } from './FocusPicker.tsx';

/** How pages may crop a photo. */
export interface Crop {
  /** Place that no crop cuts off. */
  focus: Focus;
  /** True if the photo has text and is shown whole. */
  hasText: boolean;
}

export interface CropButtonProps extends Pick<Crop, 'focus'> {
  /** Pixels of the picture. @default 480 by 360 */
  width?: number;
  height?: number;
  /** True if the photo has text. Without it the dialog does not ask. */
  hasText?: boolean;
  /** Address of the whole picture. */
  src: string;
  /** Called with each change. */
  onCrop: (crop: Partial<Crop>) => void;
  /** Label of the button. */
  children: ReactNode;
}

/** Button that opens a dialog for the crops of a photo: its focal point, and whether it is shown whole. */
export function CropButton({
  src,
  width = 480,
  height = 360,
  focus,
  hasText,
  onCrop,
  children,
}: CropButtonProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const fit = hasText ? 'contain' : 'cover';
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {children}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Crop"
        description="Click the face, or what matters most. Arrow keys move the point. Crops keep it."
        size="wide"
      >
        <div className={styles.body}>
          <FocusPicker src={src} focus={focus} onFocus={(next) => onCrop({ focus: next })} />
          {hasText !== undefined && (
            <CheckboxField
              id={id}
              name="has-text"
              label="Has text, such as a flyer"
              hint="The picture is shown whole."
              checked={hasText}
              onChange={({ target }) => onCrop({ hasText: target.checked })}
            />
          )}
          <div aria-hidden="true" className={styles.crops}>
            {styles.shapes.map((shape) => (
              <Picture
                key={shape}
                src={src}
                alt=""
                width={width}
                height={height}
                focus={focus}
                fit={fit}
                loading="eager"
                className={shape}
              />
            ))}
          </div>
          <Text size="small" tone="quiet">
            These are some of its crops. Save to keep the change.
          </Text>
          <Button variant="primary" onClick={() => setOpen(false)}>
            Done
          </Button>
        </div>
      </Dialog>
    </>
  );
}
