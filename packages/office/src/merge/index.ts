export * from './ConflictForm/index.ts';
export { type Choices, type Merged, mergeFields, type Side, settled } from './mergeFields.ts';
