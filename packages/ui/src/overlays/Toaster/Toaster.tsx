import { useSyncExternalStore } from 'react';
import { lazyModule } from '../../hooks/lazyModule.ts';
import { useLazyModule } from '../../hooks/useLazyModule.ts';
import {
  forgetToasts,
  type ToastTone,
  toastDurations,
  toasterIsWanted,
  toastLimit,
  watchToasts,
} from './toastQueue.ts';

export interface ToasterProps {
  /**
   * Durations in milliseconds by tone. @default the specification's: error 4000, success 2000, message 4000, loading until
   * dismissed
   */
  durations?: Readonly<Record<ToastTone, number>>;
  /** Maximum number of toasts at a time; one more dismisses the oldest. @default 20 */
  limit?: number;
  /** Accessible name of the list of toasts. @default 'Notifications' */
  label?: string;
  /** Accessible name of the button that dismisses a toast. @default 'Dismiss' */
  dismissLabel?: string;
}

const no = () => false;
const host = lazyModule(() => import('./ToastHost.tsx'));

/**
 * Container of the toasts: top center on phones, bottom left from 768 px. Use it once per page, beside everything else. It
 * renders nothing and costs half a kilobyte until the first `toast` is shown.
 */
export function Toaster({
  durations = toastDurations,
  limit = toastLimit,
  label = 'Notifications',
  dismissLabel = 'Dismiss',
}: ToasterProps) {
  const wanted = useSyncExternalStore(watchToasts, toasterIsWanted, no);
  const { value } = useLazyModule({ module: host, need: wanted ? 'now' : 'none', onFailure: forgetToasts });
  if (!value) return null;
  return <value.ToastHost durations={durations} limit={limit} label={label} dismissLabel={dismissLabel} />;
}
