/** What an untouched form does without: fetched as one file, see `useLater`. */
export { DraftNote } from '../../form/DraftNote/index.ts';
export { JobSent } from './JobSent.tsx';
