export { Theirs, type TheirsProps } from './Theirs.tsx';
