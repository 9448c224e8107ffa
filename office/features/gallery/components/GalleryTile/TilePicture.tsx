import { Picture } from '@banyan/ui/elements';
import type { Crop } from '../CropButton/CropButton.tsx';
import * as styles from './GalleryTile.css.ts';

/** Picture of a tile, cropped as pages crop it. */
export const TilePicture = ({ src, focus, hasText }: Crop & { src: string }) => (
  <Picture
    src={src}
    alt=""
    width={480}
    height={360}
    focus={focus}
    fit={hasText ? 'contain' : 'cover'}
    className={styles.fill}
  />
);
