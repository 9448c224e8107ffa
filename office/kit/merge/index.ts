export * from './ConflictForm/index.ts';
export { type Choices, type Merged, mergeFields, type Side, settled } from './mergeFields.ts';
export { type Saved, type Standing, standingOf, writtenInto } from './standing.ts';
