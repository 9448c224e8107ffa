export { Stale, type StaleProps } from './Stale.tsx';
