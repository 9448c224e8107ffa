export * from './Button/index.ts';
export { classNames } from './classNames.ts';
export * from './Spinner/index.ts';
