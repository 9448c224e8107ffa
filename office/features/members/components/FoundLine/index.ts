export { FoundLine, type FoundLineProps } from './FoundLine.tsx';
