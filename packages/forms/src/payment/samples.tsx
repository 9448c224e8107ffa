import { Button } from '@banyan/ui/elements';
import { useEffect } from 'react';
import type { PaymentSettings, PaymentWidgetProps } from './provider.tsx';

/** Provider for stories, with a button for everything a real one can do. */
function SampleProvider({
  disabled,
  createOrder,
  onApprove,
  onCancel,
  onError,
  onReady,
}: PaymentWidgetProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a provider says once that it is ready
  useEffect(() => onReady(), []);
  const pay = async () => {
    const orderId = await createOrder().catch(() => undefined);
    if (orderId !== undefined) await onApprove(orderId);
  };
  return (
    <div>
      <Button unavailable={disabled} onClick={() => void pay()}>
        Pay
      </Button>
      <Button variant="line" onClick={() => void createOrder().catch(() => undefined)}>
        Open
      </Button>
      <Button variant="line" onClick={onCancel}>
        Close
      </Button>
      <Button variant="line" onClick={onError}>
        Fail
      </Button>
    </div>
  );
}

/** Settings for stories: buttons pay, open, close and fail. */
export const samplePayments: PaymentSettings = { provider: 'custom', load: async () => SampleProvider };

/** Settings whose buttons never load, for the loading state. */
export const slowPayments: PaymentSettings = { provider: 'custom', load: () => new Promise(() => undefined) };

/** Settings whose buttons load on the second try. */
export const unreliablePayments = (): PaymentSettings => {
  let tries = 0;
  return {
    provider: 'custom',
    load: async () => {
      tries += 1;
      if (tries === 1) throw new Error('The script did not load.');
      return SampleProvider;
    },
  };
};
