export { AskedCheck, type AskedCheckProps } from './AskedCheck.tsx';
export type { PersonHandle, PersonState } from './PersonCheck.tsx';
export { usePersonCheck } from './usePersonCheck.ts';
