import { Button } from '@banyan/ui/elements';
import { InlineAlert } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';
import * as styles from './LinkToHandOver.css.ts';

export interface LinkToHandOverProps {
  /** Name of the invited volunteer. */
  name: string;
  /** Link that the invited volunteer joins the Office with. */
  link: string;
  /** Copies the link. */
  onCopy: () => void;
  /** Set after the link was copied. @default false */
  copied?: boolean;
}

/** Link of an invitation that cannot be emailed. It is shown only once, to be handed over. */
export const LinkToHandOver = ({ name, link, onCopy, copied = false }: LinkToHandOverProps) => (
  <InlineAlert
    live
    tone="success"
    action={
      <Button variant="quiet" size="small" onClick={onCopy}>
        {copied ? 'Copied' : 'Copy the link'}
      </Button>
    }
  >
    Email is not set up, so hand this link to {name} yourself. It works once, within 24 hours. We show it only
    now: <code className={styles.link}>{link}</code>
  </InlineAlert>
);
