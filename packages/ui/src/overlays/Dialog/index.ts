export { Dialog, type DialogProps, type DialogSize, dialogSizes, preloadDialog } from './Dialog.tsx';
