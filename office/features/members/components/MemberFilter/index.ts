export { MemberFilter, type MemberFilterProps, type MemberView } from './MemberFilter.tsx';
