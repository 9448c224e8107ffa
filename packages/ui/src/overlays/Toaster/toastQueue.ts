/** Tones of a toast: they decide its look, its duration and its announcement. */
export const toastTones = ['message', 'success', 'error', 'loading'] as const;
export type ToastTone = (typeof toastTones)[number];

export const toastPositions = ['top-center', 'bottom-left'] as const;
export type ToastPosition = (typeof toastPositions)[number];

/** Duration of a toast in milliseconds (specification §9). `Infinity`: until it is dismissed. */
export const toastDurations = {
  error: 4000,
  success: 2000,
  message: 4000,
  loading: Number.POSITIVE_INFINITY,
} as const satisfies Record<ToastTone, number>;

/** Maximum number of toasts at a time (specification §9); one more dismisses the oldest. */
export const toastLimit = 20;

export interface ToastOptions {
  /** Id of an existing toast, to change it in place: loading becomes success. */
  id?: string;
  /** Duration in milliseconds. @default the tone's duration, 4 s for errors and messages, 2 s for successes */
  duration?: number;
  /** @default top center on phones, bottom left from 768 px */
  position?: ToastPosition;
}

export interface ToastRequest extends ToastOptions {
  id: string;
  tone: ToastTone;
  message: string;
}

export type ToastCommand = { show: ToastRequest } | { dismiss: string | 'all' };
type ToastHandler = (command: ToastCommand) => void;

/* Queue of a few lines that is always loaded, so that a message can be sent before the toaster is. */
let handler: ToastHandler | undefined;
let wanted = false;
const waiting: ToastCommand[] = [];
const watchers = new Set<() => void>();

export const sendToast = (command: ToastCommand): void => {
  if (handler) {
    handler(command);
    return;
  }
  if ('dismiss' in command && waiting.length === 0) return;
  waiting.push(command);
  wanted = true;
  for (const notify of watchers) notify();
};

/** Registers the loaded toaster, which receives the queued commands first. Returns a function to unregister it. */
export const receiveToasts = (receive: ToastHandler): (() => void) => {
  handler = receive;
  for (const command of waiting.splice(0)) receive(command);
  return () => {
    if (handler === receive) handler = undefined;
  };
};

/** True once a command was queued: the toaster must then be loaded. */
export const toasterIsWanted = (): boolean => wanted;

export const watchToasts = (notify: () => void): (() => void) => {
  watchers.add(notify);
  return () => watchers.delete(notify);
};

/** Clears the queue after the toaster failed to load. The page itself also shows these messages; the next toast tries again. */
export const forgetToasts = (): void => {
  waiting.length = 0;
  wanted = false;
  for (const notify of watchers) notify();
};
