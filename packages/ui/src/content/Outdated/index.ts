export { Outdated, type OutdatedProps, type OutdatedReading } from './Outdated.tsx';
