export { EmptyArch, type EmptyArchProps } from './EmptyArch.tsx';
