export { Lookers, type LookersProps } from './Lookers.tsx';
