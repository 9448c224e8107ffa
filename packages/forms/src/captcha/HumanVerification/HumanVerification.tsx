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
  /** State of the form's verification, from `useVerification`. */
  verification: Verification;
  /**
   * Provider of the verification. `undefined` while it is unknown or not needed yet: a text then holds its place. Keep the object:
   * another one loads the widget again.
   */
  settings: VerificationSettings | undefined;
  /** Note shown once the token is too old, for a form that words it in its own way. @default with a drawn sign */
  staleNote?: string;
}

/** Loads the widget of these settings; `retry` fetches and mounts it again. */
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
      // The removed widget takes its token with it; the next one starts without a token.
      send({ type: 'loading' });
    };
  }, [settings, attempt, send]);
  const widget = loaded?.attempt === attempt ? loaded.render : undefined;
  return { widget, attempt, retry: () => setAttempt(attempt + 1) };
}

const phaseOf = ({ phase }: Verification['state']) =>
  phase === 'working' || phase === 'verified' ? phase : 'idle';

/**
 * Checks that the visitor is a person. Every provider has the same place, states and texts (spec part 1 §4, §5, §8). The server
 * checks the token; this component protects nothing by itself.
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

/**
 * Placeholder in the slot until the widget is ready. @param coming True while the widget is loading; otherwise it loads once the
 * visitor begins.
 */
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
