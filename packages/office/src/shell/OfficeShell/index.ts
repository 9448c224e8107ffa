export { OfficeShell, type OfficeShellProps, type Room } from './OfficeShell.tsx';
