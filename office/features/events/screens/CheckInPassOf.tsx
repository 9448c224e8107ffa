import { CheckInPass, type CheckInPassProps } from '../../check-in/components/CheckInPass/CheckInPass.tsx';

/** A pass that was just made. */
export const CheckInPassOf = (pass: Omit<CheckInPassProps, 'onCopy'>) => (
  <CheckInPass {...pass} onCopy={() => void navigator.clipboard.writeText(pass.link)} />
);
