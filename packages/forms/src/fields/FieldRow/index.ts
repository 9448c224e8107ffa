export {
  FieldBranch,
  type FieldBranchProps,
  FieldRow,
  type FieldRowProps,
  type FieldRowRatio,
  fieldRowRatios,
} from './FieldRow.tsx';
