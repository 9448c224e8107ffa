/** Pictures in their known sizes and formats. */
export { type SizedPicture, sizedPicture, sourcesOf } from './sizedPicture.ts';
