export type { PersonHandle, PersonState } from './PersonCheck.tsx';
export { usePersonCheck } from './usePersonCheck.ts';
