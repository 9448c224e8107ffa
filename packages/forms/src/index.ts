export * from './contact/index.ts';
export * from './directory/index.ts';
export * from './fields/index.ts';
export * from './form/index.ts';
export * from './job/index.ts';
export * from './membership/index.ts';
export * from './news/index.ts';
export * from './verification/index.ts';
