import type { NewsItem } from '@banyan/api/contract';
import { type SizedPicture, sizedPicture } from '../pictures/sizedPicture.ts';
import { imageAddress } from './imageAddress.ts';

/** Picture of a news item. @param server From `serverAddress`: prepended to relative paths. */
export const newsPicture = (
  { media }: Pick<NewsItem, 'media'>,
  path: string,
  server: string,
): string | SizedPicture =>
  sizedPicture(
    imageAddress(path, server),
    media.find((known) => known.path === path),
    (other) => imageAddress(other, server),
  );
