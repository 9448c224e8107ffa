export { ProblemTable, type ProblemTableProps } from './ProblemTable.tsx';
