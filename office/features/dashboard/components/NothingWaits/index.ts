export { NothingWaits, type NothingWaitsProps } from './NothingWaits.tsx';
