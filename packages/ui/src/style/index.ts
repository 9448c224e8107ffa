export { classNames } from './classNames.ts';
