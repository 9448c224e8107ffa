export { Toaster, type ToasterProps } from './Toaster.tsx';
export { toast } from './toast.ts';
export {
  type ToastOptions,
  type ToastPosition,
  type ToastTone,
  toastDurations,
  toastLimit,
  toastPositions,
  toastTones,
} from './toastQueue.ts';
