export * from './ComingTicket.tsx';
