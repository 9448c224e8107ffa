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
 * Shows a short message, from anywhere; `Toaster` must be on the page. The toaster’s code is loaded with the first one. Each
 * call returns the toast’s id. A toast must not be the only place of a message: show it also in the page near its cause, an
 * error as `Notice` or at its field.
 *
 * @example
 * const id = toast.loading('Sending your registration...');
 * toast.success('Registration successful! See you at the event!', { id });
 */
export const toast = {
  /** Shows a success: 2 seconds. */
  success: show('success'),
  /** Shows an error: 4 seconds, announced at once. */
  error: show('error'),
  /** Shows information: 4 seconds. */
  message: show('message'),
  /** Shows work under way: stays until dismissed or changed. */
  loading: show('loading'),
  /** Dismisses one toast, or all of them. */
  dismiss: (id: string | 'all' = 'all'): void => sendToast({ dismiss: id }),
} as const;
