export {
  JobBoard,
  JobBoardAside,
  type JobBoardAsideProps,
  type JobBoardProps,
  type JobProgress,
  type ListedJob,
} from './JobBoard.tsx';
