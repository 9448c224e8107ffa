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
  /** Milliseconds by tone. @default the specification's: error 4000, success 2000, message 4000, loading until dismissed */
  durations?: Readonly<Record<ToastTone, number>>;
  /** The most toasts at a time; one more sends the oldest away. @default 20 */
  limit?: number;
  /** Names the list of toasts for screen readers. @default 'Notifications' */
  label?: string;
  /** Names the button that sends a toast away. @default 'Dismiss' */
  dismissLabel?: string;
}

const no = () => false;
const host = lazyModule(() => import('./ToastHost.tsx'));

/**
 * Where toasts appear: top centre on phones, bottom left from 768 px. Once per page, beside everything else; it renders
 * nothing and costs half a kilobyte until the first `toast` is said.
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
