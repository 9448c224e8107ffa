export { RollFile, type RollFileProps } from './RollFile.tsx';
