export { usePersonCheck } from './usePersonCheck.ts';
