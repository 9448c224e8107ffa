export * from './JobGone.tsx';
