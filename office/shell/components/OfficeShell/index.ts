export { OfficeShell, type OfficeShellProps } from './OfficeShell.tsx';
export type { Room } from './rooms.ts';
