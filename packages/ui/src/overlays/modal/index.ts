export { useModal } from './useModal.ts';
export { useScrollLock } from './useScrollLock.ts';
