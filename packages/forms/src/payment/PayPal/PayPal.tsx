import { donationCurrency, donationLimits } from '@banyan/api/contract';
import { PayPalButtons, PayPalScriptProvider, usePayPalScriptReducer } from '@paypal/react-paypal-js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PaymentWidgetProps } from '../provider.tsx';

export interface PayPalProps extends PaymentWidgetProps {
  /** Public id of the association's PayPal application. */
  clientId: string;
  /** URL of a script that replaces PayPal's: a fake in tests. */
  script: string | undefined;
}

/** PayPal's buttons, a third party. Needs a client id and a Content-Security-Policy that allows it. */
export function PayPal({ clientId, script, ...props }: PayPalProps) {
  // The options are created once: another object, even with the same values, would load the script again.
  const [options] = useState({
    clientId,
    currency: donationCurrency,
    intent: 'capture',
    ...(script && { sdkBaseUrl: script }),
  });
  return (
    <PayPalScriptProvider options={options}>
      <Buttons {...props} />
    </PayPalScriptProvider>
  );
}

/** `style` is a property of PayPal's component, not the HTML attribute. */
const look = {
  style: {
    layout: 'vertical',
    color: 'gold',
    shape: 'rect',
    height: donationLimits.buttonHeightPx,
    label: 'donate',
  },
} as const;

function Buttons(props: PaymentWidgetProps) {
  const [{ isRejected }] = usePayPalScriptReducer();
  // The buttons keep the first functions they get; those read the current props from this ref.
  const now = useRef(props);
  useEffect(() => {
    now.current = props;
  });
  const shown = useRef(false);

  const broken = useEffectEvent(props.onBroken);
  useEffect(() => {
    if (isRejected) broken();
  }, [isRejected]);

  if (isRejected) return null;
  return (
    <PayPalButtons
      {...look}
      disabled={props.disabled}
      createOrder={() => now.current.createOrder()}
      onApprove={async ({ orderID }, { restart }) => {
        if ((await now.current.onApprove(orderID)) !== 'restart') return;
        now.current.onReopen();
        restart();
      }}
      onCancel={() => now.current.onCancel()}
      onInit={() => {
        shown.current = true;
        now.current.onReady();
      }}
      onError={() => (shown.current ? now.current.onError() : now.current.onBroken())}
    >
      <Ineligible onBroken={props.onBroken} />
    </PayPalButtons>
  );
}

/** Rendered if PayPal has no way to pay for this browser or country. */
function Ineligible({ onBroken }: Pick<PaymentWidgetProps, 'onBroken'>) {
  const tell = useEffectEvent(onBroken);
  useEffect(() => tell(), []);
  return null;
}
