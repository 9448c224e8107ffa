export { LinkToHandOver, type LinkToHandOverProps } from './LinkToHandOver.tsx';
