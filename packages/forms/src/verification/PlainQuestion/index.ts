export { PlainQuestion, type PlainQuestionProps } from './PlainQuestion.tsx';
export { usePlainQuestion } from './usePlainQuestion.ts';
