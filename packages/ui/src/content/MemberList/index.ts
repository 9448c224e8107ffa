export * from './MemberList.tsx';
export { memberListWords } from './words.ts';
