export { RecordGroup, type RecordGroupProps } from './RecordGroup.tsx';
