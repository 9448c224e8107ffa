import { CircleAlert, CircleCheck, Info, X } from 'lucide';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../elements/Icon/index.ts';
import { Spinner } from '../../elements/Spinner/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './Toaster.css.ts';
import type { ToastTone } from './toastQueue.ts';

export interface ToastCardProps {
  tone: ToastTone;
  /** Duration in milliseconds; `Infinity` until dismissed. */
  duration: number;
  dismissLabel: string;
  onDismiss: () => void;
  children: ReactNode;
}

const icons: Record<ToastTone, ReactNode> = {
  message: <Icon icon={Info} />,
  success: <Icon icon={CircleCheck} />,
  error: <Icon icon={CircleAlert} />,
  loading: <Spinner />,
};

/** Card of a toast. Its line shrinks to zero with the timer; both pause on hover, on focus and while the page is hidden. */
export function ToastCard({ tone, duration, dismissLabel, onDismiss, children }: ToastCardProps) {
  const [pointed, setPointed] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const focused = useFocusWithin(card);
  const hidden = useDocumentHidden();
  const running = !pointed && !focused && !hidden;
  useCountdown(duration, running, onDismiss);

  return (
    <div
      ref={card}
      className={classNames(styles.card, styles.tones[tone])}
      data-tone={tone}
      data-running={running || undefined}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
    >
      <span className={styles.icon}>{icons[tone]}</span>
      <span role={tone === 'error' ? 'alert' : undefined}>{children}</span>
      <button type="button" aria-label={dismissLabel} className={styles.dismiss} onClick={onDismiss}>
        <Icon icon={X} />
      </button>
      {Number.isFinite(duration) ? <Line duration={duration} /> : null}
    </div>
  );
}

/* The style is set through the DOM: the Content-Security-Policy refuses style attributes in markup. */
function Line({ duration }: Pick<ToastCardProps, 'duration'>) {
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (line.current) line.current.style.animationDuration = `${duration}ms`;
  }, [duration]);
  return <span ref={line} aria-hidden="true" className={styles.line} />;
}

/** Calls `onOver` after the duration, counting only while it is running. */
function useCountdown(duration: number, running: boolean, onOver: () => void) {
  const left = useRef(duration);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (!running || !Number.isFinite(left.current)) return;
    const since = performance.now();
    const timer = setTimeout(over, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - since));
    };
  }, [running]);
}

/* Sonner’s list item around the card can have the focus too. */
function useFocusWithin(card: RefObject<HTMLElement | null>) {
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const item = card.current?.closest('li') ?? card.current;
    const enter = () => setFocused(true);
    const leave = () => setFocused(false);
    item?.addEventListener('focusin', enter);
    item?.addEventListener('focusout', leave);
    return () => {
      item?.removeEventListener('focusin', enter);
      item?.removeEventListener('focusout', leave);
    };
  }, [card]);
  return focused;
}

function useDocumentHidden() {
  const [hidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const update = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return hidden;
}
