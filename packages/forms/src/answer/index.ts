export * from './AnswerForm/index.ts';
