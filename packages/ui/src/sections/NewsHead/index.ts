export { NewsHead, type NewsHeadProps } from './NewsHead.tsx';
