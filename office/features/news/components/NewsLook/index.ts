export * from './NewsLook.tsx';
