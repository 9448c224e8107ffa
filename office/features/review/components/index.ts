export * from './AskForm/index.ts';
export { bulkDoneWords, nextOf, notDoneWords, portionsOf, takenBackWords, type Undone } from './answers.ts';
export * from './BulkBar/index.ts';
export * from './CountLine/index.ts';
export * from './DecideFoot/index.ts';
export { doubleWords, shortRef } from './doubleWords.ts';
export * from './FilterTabs/index.ts';
export * from './FormFoot/index.ts';
export * from './LetterSheet/index.ts';
export * from './NamesDialog/index.ts';
export * from './Panes/index.ts';
export * from './QueueFilter/index.ts';
export * from './QueueList/index.ts';
export * from './ReviewItem/index.ts';
export * from './Selected/index.ts';
export * from './StoryEdit/index.ts';
export * from './TurnDownForm/index.ts';
export * from './UndoBar/index.ts';
export {
  bulkWords,
  countWords,
  type Decision,
  decidedWords,
  decisionWords,
  doneWords,
  kindTabs,
  titleOf,
} from './words.ts';
