export { Failure, type FailureProps } from './Failure.tsx';
