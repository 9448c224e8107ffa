export { RegisteredNotice, type RegisteredNoticeProps } from './RegisteredNotice.tsx';
