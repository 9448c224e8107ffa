export { DraftNote, type DraftNoteProps } from './DraftNote.tsx';
