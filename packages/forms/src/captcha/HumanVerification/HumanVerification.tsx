import { captchaMessages } from '@banyan/api/contract';
import { Button, Icon } from '@banyan/ui/elements';
import { useFocusRequest } from '@banyan/ui/hooks';
import { classNames } from '@banyan/ui/style';
import { ShieldCheck, TriangleAlert } from 'lucide';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { FieldError } from '../../fields/Field/index.ts';
import { live } from '../../form/live.css.ts';
import { loadWidget, type RenderWidget, type VerificationSettings } from '../provider.tsx';
import type { Verification } from '../useVerification.ts';
import * as styles from './HumanVerification.css.ts';
import { shieldWithQuestion } from './shieldWithQuestion.ts';

export interface HumanVerificationProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'aria-describedby'> {
  /** The form's own, from `useVerification`. */
  verification: Verification;
  /**
   * Which provider. `undefined` while it is not known yet, or not wanted: words hold its place then. Keep the object: another
   * one loads the widget anew.
   */
  settings: VerificationSettings | undefined;
  /** What stands there once the token is too old, where a form words it in its own way. @default with a drawn sign */
  staleNote?: string;
}

/** The widget of these settings, and how to fetch and mount it anew. */
function useWidget(settings: VerificationSettings | undefined, send: Verification['send']) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ render: RenderWidget; attempt: number }>();
  useEffect(() => {
    if (!settings) return;
    let wanted = true;
    send({ type: 'loading' });
    loadWidget(settings).then(
      (render) => wanted && setLoaded({ render, attempt }),
      () => wanted && send({ type: 'broken' }),
    );
    return () => {
      wanted = false;
      // Whoever comes back to it meets a widget of its own, and the token is gone with the old one.
      send({ type: 'loading' });
    };
  }, [settings, attempt, send]);
  const widget = loaded?.attempt === attempt ? loaded.render : undefined;
  return { widget, attempt, retry: () => setAttempt(attempt + 1) };
}

const phaseOf = ({ phase }: Verification['state']) =>
  phase === 'working' || phase === 'verified' ? phase : 'idle';

/**
 * Asks whether a person is there, with whichever provider is configured, in the same place, states and words (spec part
 * 1 §4, §5, §8). Not a barrier of its own: the server checks the token.
 */
export function HumanVerification({
  verification,
  settings,
  staleNote,
  className,
  ...rest
}: HumanVerificationProps) {
  const { state, send, attach, now } = verification;
  const { widget, attempt, retry } = useWidget(settings, send);
  const statusId = useId();
  const errorId = useId();
  const slot = useRef<HTMLDivElement>(null);
  const focus = useFocusRequest();
  const broken = state.phase === 'broken';
  const onBroken = () => {
    if (slot.current?.contains(document.activeElement)) focus(() => slot.current?.querySelector('button'));
    send({ type: 'broken' });
  };
  const onRetry = () => {
    slot.current?.closest('fieldset')?.focus();
    retry();
  };
  return (
    <fieldset
      tabIndex={-1}
      aria-label="Verification"
      {...rest}
      aria-describedby={state.error ? `${errorId} ${statusId}` : statusId}
      className={classNames(styles.group, className)}
    >
      <div ref={slot} className={styles.slot} data-phase={state.phase}>
        {state.phase === 'loading' && <Placeholder coming={settings !== undefined} />}
        {broken && (
          <span className={styles.broken}>
            <Button variant="line" onClick={onRetry}>
              Try again
            </Button>
          </span>
        )}
        {widget && !broken && (
          <div key={attempt} className={styles.widget}>
            {widget({
              attach,
              phase: phaseOf(state),
              onReady: () => send({ type: 'ready' }),
              onWorking: () => send({ type: 'working' }),
              onClosed: () => send({ type: 'closed' }),
              onVerified: (token) => send({ type: 'verified', token, at: now() }),
              onExpired: () => send({ type: 'expired' }),
              onBroken,
            })}
          </div>
        )}
      </div>
      <VerificationStatus id={statusId} state={state} staleNote={staleNote} />
      <div aria-live="polite" className={live}>
        {state.error && <FieldError id={errorId}>{state.error}</FieldError>}
      </div>
    </fieldset>
  );
}

/** What stands in the slot until the widget does. @param coming It is on its way; else it comes with the first press. */
const Placeholder = ({ coming }: { coming: boolean }) => (
  <span className={classNames(styles.placeholder, coming && styles.breathing)}>
    {coming ? 'The check is on its way.' : 'The check comes here once you begin.'}
  </span>
);

interface StatusProps {
  id: string;
  state: Verification['state'];
  staleNote: string | undefined;
}

function VerificationStatus({ id, state: { phase, error }, staleNote }: StatusProps) {
  const verified = phase === 'verified';
  return (
    <div id={id} role="status">
      {/* What is asked for at submitting says the same, with a word more. */}
      {error === captchaMessages.required ? null : (
        <p className={classNames(styles.status, verified && styles.verified)}>
          <Icon icon={verified ? ShieldCheck : shieldWithQuestion} size={18} className={styles.icon} />
          {verified ? captchaMessages.verified : captchaMessages.prompt}
        </p>
      )}
      {phase === 'stale' && (
        <p className={classNames(styles.status, styles.warning)}>
          {staleNote ?? (
            <>
              <Icon icon={TriangleAlert} size={18} className={styles.icon} />
              {captchaMessages.note}
            </>
          )}
        </p>
      )}
    </div>
  );
}
