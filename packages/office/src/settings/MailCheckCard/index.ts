export * from './MailCheckCard.tsx';
