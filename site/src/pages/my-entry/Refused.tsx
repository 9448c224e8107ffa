import { Notice } from '@banyan/ui/elements';

/** Error message of the server about the whole form. */
export function Refused({ message }: { message: string | undefined }) {
  return message === undefined ? null : <Notice tone="critical" heading={message} live />;
}
