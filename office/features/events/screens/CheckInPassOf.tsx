import { CheckInPass, type CheckInPassProps } from '../../check-in/components/CheckInPass/CheckInPass.tsx';

/** New check-in pass with its copy button. */
export const CheckInPassOf = (pass: Omit<CheckInPassProps, 'onCopy'>) => (
  <CheckInPass {...pass} onCopy={() => void navigator.clipboard.writeText(pass.link)} />
);
