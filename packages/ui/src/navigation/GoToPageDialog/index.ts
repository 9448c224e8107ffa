export { GoToPageDialog, type GoToPageDialogProps, noSuchPage } from './GoToPageDialog.tsx';
