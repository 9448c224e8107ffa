import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { media } from '../../theme/scales.ts';
import { ToastCard } from './ToastCard.tsx';
import * as styles from './Toaster.css.ts';
import type { ToasterProps } from './Toaster.tsx';
import { receiveToasts, type ToastRequest } from './toastQueue.ts';

export type ToastHostProps = Required<ToasterProps>;

/* In pixels. At the top they stand below the header: its menu has to stay within reach. */
const belowTheHeader = { phone: 84, wide: 96 } as const;

const watchWidth = (notify: () => void) => {
  const medium = matchMedia(media.medium);
  medium.addEventListener('change', notify);
  return () => medium.removeEventListener('change', notify);
};
const isMedium = () => matchMedia(media.medium).matches;

/**
 * Sonner keeps the toasts, stacks and moves them and lets them be swiped away. Ours are the card, the clock (it also stands
 * still under the keyboard's focus, and the line shows it), the limit and the announcement of errors.
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

/** Makes room for one more, unless it changes one that is there. */
function sendOldestAway(id: string, most: number) {
  const shown = sonner.getToasts();
  if (shown.some((toast) => toast.id === id)) return;
  /* Oldest first. */
  for (const { id: old } of shown.slice(0, Math.max(0, shown.length + 1 - most))) sonner.dismiss(old);
}
