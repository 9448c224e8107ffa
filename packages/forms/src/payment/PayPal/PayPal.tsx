import { donationCurrency, donationLimits } from '@banyan/api/contract';
import { PayPalButtons, PayPalScriptProvider, usePayPalScriptReducer } from '@paypal/react-paypal-js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PaymentWidgetProps } from '../provider.tsx';

export interface PayPalProps extends PaymentWidgetProps {
  /** Public id of the association's PayPal application. */
  clientId: string;
  /** Where the script comes from instead of PayPal: a double in tests. */
  script: string | undefined;
}

/** PayPal's buttons, the third party. Needs a client id, and a Content-Security-Policy that lets it in. */
export function PayPal({ clientId, script, ...props }: PayPalProps) {
  // Other options would load the script anew, and so would the same ones as another object.
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

/** A property of PayPal's of this name, and no attribute. */
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
  // The buttons keep the first functions they were given; these read what holds now.
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

/** Rendered where PayPal has no way to pay for this browser or country. */
function Ineligible({ onBroken }: Pick<PaymentWidgetProps, 'onBroken'>) {
  const tell = useEffectEvent(onBroken);
  useEffect(() => tell(), []);
  return null;
}
