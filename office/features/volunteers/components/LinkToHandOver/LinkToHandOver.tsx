import { Button } from '@banyan/ui/elements';
import { Strip } from '../../../../shell/components/Strip/Strip.tsx';
import * as styles from './LinkToHandOver.css.ts';

export interface LinkToHandOverProps {
  /** Whom it is for. */
  name: string;
  /** What opens the Office for them; `null` where a letter takes it. */
  link: string | null;
  /** Copies the link. */
  onCopy: () => void;
  /** Whether it was copied. @default false */
  copied?: boolean;
}

/** What became of an invitation: a letter takes it, or the link is shown this once to be handed over. */
export const LinkToHandOver = ({ name, link, onCopy, copied = false }: LinkToHandOverProps) =>
  link === null ? (
    <Strip live tone="success">
      {name} is invited. We emailed them the link.
    </Strip>
  ) : (
    <Strip
      live
      tone="success"
      action={
        <Button variant="quiet" size="small" onClick={onCopy}>
          {copied ? 'Copied' : 'Copy the link'}
        </Button>
      }
    >
      Email is not set up, so hand this link to {name} yourself. It works once, for a day, and is not shown
      again: <code className={styles.link}>{link}</code>
    </Strip>
  );
