export * from './PaymentButtons/index.ts';
export type { ApprovalOutcome, PaymentSettings, PaymentWidget, PaymentWidgetProps } from './provider.tsx';
