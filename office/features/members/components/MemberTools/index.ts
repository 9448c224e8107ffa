export { MemberTools, type MemberToolsProps } from './MemberTools.tsx';
