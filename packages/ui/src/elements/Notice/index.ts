export { Notice, type NoticeProps, type NoticeTone, noticeTones } from './Notice.tsx';
