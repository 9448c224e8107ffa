export * from './JobForm/index.ts';
export * from './JobSearch/index.ts';
