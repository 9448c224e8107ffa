export * from './ProblemGroups.tsx';
