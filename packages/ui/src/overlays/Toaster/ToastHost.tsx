import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { media } from '../../theme/scales.ts';
import { ToastCard } from './ToastCard.tsx';
import * as styles from './Toaster.css.ts';
import type { ToasterProps } from './Toaster.tsx';
import { receiveToasts, type ToastRequest } from './toastQueue.ts';

export type ToastHostProps = Required<ToasterProps>;

/* Offset in pixels. At the top, toasts are below the header, so that its menu can be reached. */
const belowTheHeader = { phone: 84, wide: 96 } as const;

const watchWidth = (notify: () => void) => {
  const medium = matchMedia(media.medium);
  medium.addEventListener('change', notify);
  return () => medium.removeEventListener('change', notify);
};
const isMedium = () => matchMedia(media.medium).matches;

/**
 * Host of the toasts. Sonner stacks and moves them and handles swipes. The card, the timer, the limit and the announcement of
 * errors are our own: our timer also pauses on keyboard focus and is shown as a line.
 */
export function ToastHost({ durations, limit, label, dismissLabel }: ToastHostProps) {
  const medium = useSyncExternalStore(watchWidth, isMedium);
  const shown = useRef(0);
  const show = useEffectEvent((request: ToastRequest) => {
    const { id, tone, message, duration = durations[tone], position } = request;
    shown.current += 1;
    const revision = shown.current;
    sendOldestAway(id, limit);
    sonner.custom(
      () => (
        <ToastCard
          key={revision}
          tone={tone}
          duration={duration}
          dismissLabel={dismissLabel}
          onDismiss={() => sonner.dismiss(id)}
        >
          {message}
        </ToastCard>
      ),
      { id, duration: Number.POSITIVE_INFINITY, position },
    );
  });

  useEffect(
    () =>
      receiveToasts((command) => {
        if ('show' in command) show(command.show);
        else if (command.dismiss === 'all') sonner.dismiss();
        else sonner.dismiss(command.dismiss);
      }),
    [],
  );

  return (
    <Sonner
      expand
      offset={{ top: belowTheHeader.wide }}
      mobileOffset={{ top: belowTheHeader.phone }}
      gap={12}
      visibleToasts={limit}
      position={medium ? 'bottom-left' : 'top-center'}
      containerAriaLabel={label}
      className={styles.list}
      toastOptions={{ className: styles.toast }}
    />
  );
}

/** Dismisses the oldest toasts to make space for one more, unless the new one replaces an existing toast. */
function sendOldestAway(id: string, most: number) {
  const shown = sonner.getToasts();
  if (shown.some((toast) => toast.id === id)) return;
  /* Sorted oldest first. */
  for (const { id: old } of shown.slice(0, Math.max(0, shown.length + 1 - most))) sonner.dismiss(old);
}
