import { sendToast, type ToastOptions, type ToastTone } from './toastQueue.ts';

let count = 0;

const show =
  (tone: ToastTone) =>
  (message: string, options: ToastOptions = {}): string => {
    count += 1;
    const id = options.id ?? `toast-${count}`;
    sendToast({ show: { ...options, id, tone, message } });
    return id;
  };

/**
 * Says something in passing, from anywhere; `Toaster` must be on the page. The toaster's code is fetched with the first one.
 * Each call answers with the toast's id. A toast is never the only place: its message also stands in the page near its
 * cause, an error as `Notice` or at its field.
 *
 * @example
 * const id = toast.loading('Sending your registration...');
 * toast.success('Registration successful! See you at the event!', { id });
 */
export const toast = {
  /** It worked: 2 seconds. */
  success: show('success'),
  /** It did not: 4 seconds, announced at once. */
  error: show('error'),
  /** Something worth knowing: 4 seconds. */
  message: show('message'),
  /** It is under way: stays until dismissed or changed. */
  loading: show('loading'),
  /** Sends one away, or all of them. */
  dismiss: (id: string | 'all' = 'all'): void => sendToast({ dismiss: id }),
} as const;
