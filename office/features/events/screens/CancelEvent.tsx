import { CancelForm, type CancelFormProps } from '../components/CancelForm/CancelForm.tsx';

export interface CancelEventProps extends Pick<CancelFormProps, 'onBack' | 'busy' | 'error'> {
  /** How many are told. */
  reached: number;
  onCancel: (reason: string) => void;
}

/** Asks why an event is cancelled, and says who is told. */
export const CancelEvent = ({ reached, onCancel, ...form }: CancelEventProps) => (
  <CancelForm doLabel="Cancel the event" onCancel={({ reason }) => onCancel(reason)} {...form}>
    {reached === 0
      ? 'No one is registered, so no one gets an email.'
      : `${reached === 1 ? 'One person gets' : `${reached} people get`} an email about it. You can undo all of it until the first one is sent.`}
  </CancelForm>
);
