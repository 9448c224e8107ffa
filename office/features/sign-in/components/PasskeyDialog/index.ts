export {
  PasskeyDialog,
  type PasskeyDialogProps,
  type PasskeyReason,
  passkeyReasons,
} from './PasskeyDialog.tsx';
