export { answerError, PlainQuestion, type PlainQuestionProps } from './PlainQuestion.tsx';
