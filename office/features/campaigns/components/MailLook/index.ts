export * from './MailLook.tsx';
