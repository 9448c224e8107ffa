export { NoScriptQuestion, type NoScriptQuestionProps } from './NoScriptQuestion.tsx';
export { useNoScriptQuestion } from './useNoScriptQuestion.ts';
