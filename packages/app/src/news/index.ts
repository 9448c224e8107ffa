/** Texts and pictures of news. */
export { imageAddress, serverAddress } from './imageAddress.ts';
export { newsPicture } from './newsPicture.ts';
export {
  chapterNewsFirst,
  createNewsSummary,
  type NewsSummaryOptions,
  newestFirst,
} from './newsSummary.ts';
