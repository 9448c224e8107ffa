export * from './Mentor.tsx';
