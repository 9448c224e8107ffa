import { DoorPass, type DoorPassProps } from '../../check-in/components/DoorPass/DoorPass.tsx';

/** A pass that was just made. */
export const DoorPassOf = (pass: Omit<DoorPassProps, 'onCopy'>) => (
  <DoorPass {...pass} onCopy={() => void navigator.clipboard.writeText(pass.link)} />
);
