export * from './ClosingCall.tsx';
