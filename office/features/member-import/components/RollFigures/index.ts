export { RollFigures, type RollFiguresProps } from './RollFigures.tsx';
