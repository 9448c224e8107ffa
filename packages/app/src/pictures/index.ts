/** Pictures in the sizes and formats that are known of them. */
export { type SizedPicture, sizedPicture, sourcesOf } from './sizedPicture.ts';
