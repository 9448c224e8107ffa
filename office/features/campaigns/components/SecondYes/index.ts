export * from './SecondYes.tsx';
