import type { NewsItem } from '@banyan/api/contract';
import { type SizedPicture, sizedPicture } from '../pictures/sizedPicture.ts';
import { imageAddress } from './imageAddress.ts';

/** One of the pictures of a piece of news. @param server From `serverAddress`: what stands in front of relative paths. */
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
