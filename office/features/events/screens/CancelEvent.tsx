import { CancelForm, type CancelFormProps } from '../components/CancelForm/CancelForm.tsx';

export interface CancelEventProps extends Pick<CancelFormProps, 'onBack' | 'busy' | 'error'> {
  /** Number of people who are notified. */
  reached: number;
  onCancel: (reason: string) => void;
}

/** Form that asks for the reason of a cancellation and says how many people are notified. */
export const CancelEvent = ({ reached, onCancel, ...form }: CancelEventProps) => (
  <CancelForm doLabel="Cancel the event" onCancel={({ reason }) => onCancel(reason)} {...form}>
    {reached === 0
      ? 'No one is registered, so no one gets an email.'
      : `${reached === 1 ? 'One person gets' : `${reached} people get`} an email about it. You can undo all of it until the first one is sent.`}
  </CancelForm>
);
