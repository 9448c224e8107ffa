export {
  type LetterState,
  letterStates,
  MailList,
  type MailListProps,
  type OutboxLetter,
} from './MailList.tsx';
