export { FindButton, type FindButtonProps } from './FindButton.tsx';
export { type FindEverything, FindEverythingContext } from './findEverything.ts';
