import { type Focus, type KnownPicture, upperThird } from '@banyan/api/contract';
import type { PictureSource } from '@banyan/ui/elements';

const types = ['image/avif', 'image/webp'] as const;

/** Picture with known size and formats. */
export interface SizedPicture {
  src: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Same picture in better formats, best first. */
  sources: readonly PictureSource[];
  /** Focal point, if it is known. */
  focus?: Focus;
  /** Set if the picture has text, so that it is shown whole. */
  fit?: 'contain';
}

/** Sources of a picture in better formats, best first. */
export const sourcesOf = ({ sources }: Pick<KnownPicture, 'sources'>): PictureSource[] =>
  types.flatMap((type) => {
    const shapes = sources.filter((source) => source.type === type);
    if (shapes.length === 0) return [];
    return { type, srcSet: shapes.map(({ path, width }) => (width ? `${path} ${width}w` : path)).join(', ') };
  });

/**
 * Picture at an address, with its pixels, sizes and better formats if they are known.
 *
 * @param address Returns the address for a path that the API named. @default the path itself
 */
export function sizedPicture(
  src: string,
  known: Pick<KnownPicture, 'width' | 'height' | 'sources' | 'focus' | 'hasText'> | undefined,
  address = (path: string): string => path,
): string | SizedPicture {
  const { width, height, sources = [] } = known ?? {};
  if (!width || !height) return src;
  const located = sources.map((source) => ({ ...source, path: address(source.path) }));
  const picture: SizedPicture = { src, width, height, sources: sourcesOf({ sources: located }) };
  const focus = known?.focus ?? (height > width ? upperThird : undefined);
  if (focus) picture.focus = focus;
  if (known?.hasText) picture.fit = 'contain';
  return picture;
}
