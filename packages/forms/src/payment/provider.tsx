import { lazyModule } from '@banyan/ui/hooks';
import type { ComponentType, ReactNode } from 'react';

/** Outcome of an approved order: `restart` if the donor should choose another way to pay. */
export type ApprovalOutcome = 'done' | 'restart';

/** Props of a provider's buttons. Every provider reports the same events, so that all of them show the same states. */
export interface PaymentWidgetProps {
  /** Amount in whole dollars, for a provider that shows it. */
  amount: number;
  /** Disables the buttons: the amount is invalid, or a payment is being settled. */
  disabled: boolean;
  /**
   * Called when the donor presses a button and its window opens. Resolves to the order's id. Rejects if there is none; the form has
   * then shown the error.
   */
  createOrder: () => Promise<string>;
  /** Called when the donor has approved; the money can be taken. Never rejects. */
  onApprove: (orderId: string) => Promise<ApprovalOutcome>;
  /** Called when the window opens again, for another way to pay the same order. */
  onReopen: () => void;
  /** Called when the donor closes the window without approving. */
  onCancel: () => void;
  /** Called when the provider itself fails after its buttons were shown. */
  onError: () => void;
  /** Called when the buttons are drawn and can be used. */
  onReady: () => void;
  /** Called when the buttons could not be loaded. */
  onBroken: () => void;
}

export type PaymentWidget = ComponentType<PaymentWidgetProps>;

/**
 * Payment provider of this deployment.
 * - `paypal`: the third party. `script` is for a fake in tests.
 * - `demo`: embedded; no money moves, and it says so.
 * - `none`: not configured; other ways to give are shown.
 * - `custom`: any other provider; `load` fetches its buttons. They follow the page's mode, light or dark.
 */
export type PaymentSettings =
  | { provider: 'paypal'; clientId: string; script?: string }
  | { provider: 'demo' }
  | { provider: 'none' }
  | { provider: 'custom'; load: () => Promise<PaymentWidget> };

/** Renders a provider's buttons. */
export type RenderPayment = (props: PaymentWidgetProps) => ReactNode;

const payPal = lazyModule(() => import('./PayPal/index.ts'));
const demoGateway = lazyModule(() => import('./DemoGateway/index.ts'));

/** Loads the code of a provider's buttons: only the one a page uses, and only at the payment step. */
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
