export * from './Cluster/index.ts';
export * from './Container/index.ts';
export * from './Grid/index.ts';
export * from './Ground/index.ts';
export * from './Section/index.ts';
export * from './Sidebar/index.ts';
export * from './Split/index.ts';
export * from './Stack/index.ts';
export { type Space, spaces } from './space.ts';
