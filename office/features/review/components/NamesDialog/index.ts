export { NamesDialog, type NamesDialogProps } from './NamesDialog.tsx';
