export * from './around.ts';
export * from './fields.ts';
