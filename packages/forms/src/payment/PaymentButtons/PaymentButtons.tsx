import { donationMessages } from '@banyan/api/contract';
import { Button, Notice, Spinner } from '@banyan/ui/elements';
import { useFocusRequest } from '@banyan/ui/hooks';
import { Stack } from '@banyan/ui/layout';
import { classNames } from '@banyan/ui/style';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  loadPayment,
  type PaymentSettings,
  type PaymentWidgetProps,
  type RenderPayment,
} from '../provider.tsx';
import * as styles from './PaymentButtons.css.ts';

export interface PaymentButtonsProps
  extends Omit<PaymentWidgetProps, 'onReady' | 'onBroken'>,
    Omit<ComponentProps<'fieldset'>, 'children' | 'disabled' | 'onError' | 'onCancel'> {
  /** Payment provider. `undefined` while it is unknown. Keep the object: another one loads the buttons again. */
  settings: PaymentSettings | undefined;
  /** Other ways to give, shown if no provider is available. */
  otherWays?: ReactNode;
}

type Phase = 'loading' | 'ready' | 'broken';

/** Loads the buttons of these settings; `retry` fetches and mounts them again. */
function usePayment(settings: PaymentSettings | undefined) {
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<Phase>('loading');
  const [loaded, setLoaded] = useState<{ render: RenderPayment; attempt: number }>();
  useEffect(() => {
    if (!settings || settings.provider === 'none') return;
    let wanted = true;
    setPhase('loading');
    loadPayment(settings).then(
      (render) => wanted && setLoaded({ render, attempt }),
      () => wanted && setPhase('broken'),
    );
    return () => {
      wanted = false;
    };
  }, [settings, attempt]);
  const render = loaded?.attempt === attempt ? loaded.render : undefined;
  return { phase, setPhase, render, attempt, retry: () => setAttempt(attempt + 1) };
}

/**
 * Buttons of the configured payment provider. Every provider has the same place, states and texts (spec part 2 §2, §8). Nothing of
 * a provider is loaded before this is on the page.
 */
export function PaymentButtons({
  settings,
  otherWays,
  amount,
  disabled,
  createOrder,
  onApprove,
  onReopen,
  onCancel,
  onError,
  className,
  ...rest
}: PaymentButtonsProps) {
  const { phase, setPhase, render, attempt, retry } = usePayment(settings);
  const slot = useRef<HTMLFieldSetElement>(null);
  const focus = useFocusRequest();
  const onRetry = () => {
    // A provider's script that failed can be loaded again only by mounting the provider again.
    focus(() => slot.current);
    retry();
  };
  if (settings?.provider === 'none') {
    return (
      <Notice {...rest} tone="warning" heading={donationMessages.notConfigured} className={className}>
        {otherWays}
      </Notice>
    );
  }
  return (
    <fieldset
      {...rest}
      ref={slot}
      aria-label="Payment options"
      tabIndex={-1}
      className={classNames(styles.slot, className)}
    >
      <div role="status" className={phase === 'loading' ? styles.loading : undefined}>
        {phase === 'loading' && (
          <>
            <Spinner />
            {donationMessages.loadingOptions}
          </>
        )}
      </div>
      <div role="alert">
        {phase === 'broken' && (
          <Notice tone="critical" heading={donationMessages.scriptFailed}>
            <Stack space={12} align="start">
              <Button variant="line" onClick={onRetry}>
                Try again
              </Button>
              {otherWays}
            </Stack>
          </Notice>
        )}
      </div>
      {render && phase !== 'broken' && (
        <div key={attempt} className={settings?.provider === 'paypal' ? styles.widget : styles.ours}>
          {render({
            amount,
            disabled,
            createOrder,
            onApprove,
            onReopen,
            onCancel,
            onError,
            onReady: () => setPhase('ready'),
            onBroken: () => setPhase('broken'),
          })}
        </div>
      )}
    </fieldset>
  );
}
