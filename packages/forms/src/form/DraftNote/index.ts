export { DraftNote, type DraftNoteProps, DraftNotice } from './DraftNote.tsx';
