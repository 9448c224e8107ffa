export { CountLine, type CountLineProps } from './CountLine.tsx';
