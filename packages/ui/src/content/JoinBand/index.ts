export * from './JoinBand.tsx';
