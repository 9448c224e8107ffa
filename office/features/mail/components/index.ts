export * from './MailList/index.ts';
