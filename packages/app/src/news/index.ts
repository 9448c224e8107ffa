/** News as pages show it. */
export { imageAddress, serverAddress } from './imageAddress.ts';
export {
  chapterNewsFirst,
  createNewsSummary,
  type NewsSummaryOptions,
  newestFirst,
} from './newsSummary.ts';
