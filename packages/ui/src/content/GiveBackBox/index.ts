export * from './GiveBackBox.tsx';
