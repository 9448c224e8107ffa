import { lazyModule } from '@banyan/ui/hooks';
import type { ComponentType, ReactNode } from 'react';

/** What became of an approved order: `restart` when the donor should choose another way to pay. */
export type ApprovalOutcome = 'done' | 'restart';

/** How a provider's buttons tell what happens. Every provider reports the same, so that all of them show the same states. */
export interface PaymentWidgetProps {
  /** Whole dollars, for a provider that names the sum. */
  amount: number;
  /** Nothing may be pressed: the amount is not one, or a payment is being settled. */
  disabled: boolean;
  /** The donor pressed a button, its window opens. Resolves to the order's id; rejects when there is none, which was said. */
  createOrder: () => Promise<string>;
  /** The donor approved; the money can be taken. Never rejects. */
  onApprove: (orderId: string) => Promise<ApprovalOutcome>;
  /** The window is there again, for another way to pay the same order. */
  onReopen: () => void;
  /** The donor closed the window without approving. */
  onCancel: () => void;
  /** Something of the provider's own went wrong after it was shown. */
  onError: () => void;
  /** It is drawn and can be used. */
  onReady: () => void;
  /** It could not be loaded. */
  onBroken: () => void;
}

export type PaymentWidget = ComponentType<PaymentWidgetProps>;

/**
 * How this deployment takes money.
 * - `paypal`: the third party. `script` is for a double in tests.
 * - `demo`: embedded; no money moves, and it says so.
 * - `none`: not configured; other ways to give stand there.
 * - `custom`: any other provider; `load` fetches its buttons. They stand in the page's mode, light or dark.
 */
export type PaymentSettings =
  | { provider: 'paypal'; clientId: string; script?: string }
  | { provider: 'demo' }
  | { provider: 'none' }
  | { provider: 'custom'; load: () => Promise<PaymentWidget> };

/** Puts a provider's buttons on the page. */
export type RenderPayment = (props: PaymentWidgetProps) => ReactNode;

const payPal = lazyModule(() => import('./PayPal/index.ts'));
const demoGateway = lazyModule(() => import('./DemoGateway/index.ts'));

/** Fetches the code of a provider's buttons: only the one a page uses, and only at the payment step. */
export async function loadPayment(
  settings: Exclude<PaymentSettings, { provider: 'none' }>,
): Promise<RenderPayment> {
  switch (settings.provider) {
    case 'paypal': {
      const { PayPal } = await payPal.load();
      return (props) => <PayPal {...props} clientId={settings.clientId} script={settings.script} />;
    }
    case 'demo': {
      const { DemoGateway } = await demoGateway.load();
      return (props) => <DemoGateway {...props} />;
    }
    case 'custom': {
      const Widget = await settings.load();
      return (props) => <Widget {...props} />;
    }
  }
}
