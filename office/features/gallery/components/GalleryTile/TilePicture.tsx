import { Picture } from '@banyan/ui/elements';
import type { Tile } from '../tiles.ts';
import * as styles from './GalleryTile.css.ts';

/** Picture of a tile, cropped as pages crop it. */
export const TilePicture = ({ tile: { thumb, width, height, focus, hasText } }: { tile: Tile }) => (
  <Picture
    src={thumb ?? undefined}
    alt=""
    width={width}
    height={height}
    focus={focus}
    fit={hasText ? 'contain' : 'cover'}
    className={styles.fill}
  />
);
