export { PlainQuestion, type PlainQuestionProps } from './NoScriptQuestion.tsx';
export { usePlainQuestion } from './useNoScriptQuestion.ts';
