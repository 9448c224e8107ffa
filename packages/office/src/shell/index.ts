export * from './Block/index.ts';
export * from './ConfirmDialog/index.ts';
export * from './OfficeShell/index.ts';
export * from './Rows/index.ts';
export * from './ScreenHead/index.ts';
export * from './Strip/index.ts';
