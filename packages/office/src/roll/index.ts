export * from './CheckView/index.ts';
export * from './ColumnTable/index.ts';
export * from './ProblemTable/index.ts';
export * from './RollDone/index.ts';
export * from './RollFigures/index.ts';
export * from './RollFile/index.ts';
export * from './RollIntro/index.ts';
export * from './RollTable/index.ts';
