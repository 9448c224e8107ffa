export * from './PaymentButtons/index.ts';
export type { PaymentSettings, PaymentWidget, PaymentWidgetProps, Settled } from './provider.tsx';
