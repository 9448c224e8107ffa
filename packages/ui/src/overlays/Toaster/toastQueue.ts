/** What a toast is about: how it looks, how long it stays and how it is announced. */
export const toastTones = ['message', 'success', 'error', 'loading'] as const;
export type ToastTone = (typeof toastTones)[number];

export const toastPositions = ['top-center', 'bottom-left'] as const;
export type ToastPosition = (typeof toastPositions)[number];

/** How long a toast stays, in milliseconds (specification §9). `Infinity`: until it is dismissed. */
export const toastDurations = {
  error: 4000,
  success: 2000,
  message: 4000,
  loading: Number.POSITIVE_INFINITY,
} as const satisfies Record<ToastTone, number>;

/** The most toasts at a time (specification §9); one more sends the oldest away. */
export const toastLimit = 20;

export interface ToastOptions {
  /** Give the id of a toast that is there to change it in place: loading becomes success. */
  id?: string;
  /** Milliseconds. @default the tone's duration, 4 s for errors and messages, 2 s for successes */
  duration?: number;
  /** @default top centre on phones, bottom left from 768 px */
  position?: ToastPosition;
}

export interface ToastRequest extends ToastOptions {
  id: string;
  tone: ToastTone;
  message: string;
}

export type ToastCommand = { show: ToastRequest } | { dismiss: string | 'all' };
type ToastHandler = (command: ToastCommand) => void;

/* A few lines that are always there, so that a message can be left before the toaster itself has been loaded. */
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

/** The loaded toaster takes over, beginning with what was left for it. Returns how to let go. */
export const receiveToasts = (receive: ToastHandler): (() => void) => {
  handler = receive;
  for (const command of waiting.splice(0)) receive(command);
  return () => {
    if (handler === receive) handler = undefined;
  };
};

/** Whether anything has been left yet: the moment to load the toaster. */
export const toasterIsWanted = (): boolean => wanted;

export const watchToasts = (notify: () => void): (() => void) => {
  watchers.add(notify);
  return () => watchers.delete(notify);
};

/** Its code could not be fetched. What waited has been said in the page as well; the next toast tries again. */
export const forgetToasts = (): void => {
  waiting.length = 0;
  wanted = false;
  for (const notify of watchers) notify();
};
