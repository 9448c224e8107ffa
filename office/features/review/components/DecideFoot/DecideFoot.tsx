import type { SubmissionKind } from '@banyan/api/office';
import { Button } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import * as keys from '../../../../kit/key.css.ts';
import { Kbd } from '../../../../shell/components/Kbd/Kbd.tsx';
import { type Decision, decisionWords } from '../words.ts';
import * as styles from './DecideFoot.css.ts';
import { EmailButton } from './EmailButton.tsx';
import * as foot from './foot.css.ts';

export interface DecideFootProps {
  /** Kind of the submission. */
  kind: SubmissionKind;
  /** Approves the submission, or opens the form for the reason to decline it. */
  onDecide: (as: Decision) => void;
  /** Opens the question form. Omit it if there is nobody to ask. */
  onAsk?: (() => void) | undefined;
  /** Shows or hides the email of an approval. Omit it if there is none. */
  onEmail?: (() => void) | undefined;
  /** True while that email is shown. */
  isEmailShown?: boolean;
  /** Id of the text that explains why nothing can be decided right now. */
  unavailableBecause?: string | undefined;
}

/** Actions for the open submission. Sticks to the bottom of the pane; on phones it replaces the bottom navigation. */
export function DecideFoot({
  kind,
  onDecide,
  onAsk,
  onEmail,
  isEmailShown = false,
  unavailableBecause,
}: DecideFootProps) {
  const state = {
    unavailable: unavailableBecause !== undefined,
    'aria-describedby': unavailableBecause,
    className: foot.button,
  };
  return (
    <div data-foot="item" className={classNames(foot.foot, styles.three)}>
      <Button {...state} variant="accent" aria-keyshortcuts="a" onClick={() => onDecide('approve')}>
        {decisionWords[kind].approve}{' '}
        <Kbd aria-hidden className={keys.onButton}>
          a
        </Kbd>
      </Button>
      <Button {...state} variant="line" aria-keyshortcuts="r" onClick={() => onDecide('reject')}>
        {decisionWords[kind].reject}{' '}
        <Kbd aria-hidden className={keys.onButton}>
          r
        </Kbd>
      </Button>
      {onAsk && (
        <Button {...state} variant="line" aria-keyshortcuts="q" onClick={onAsk}>
          Ask{' '}
          <Kbd aria-hidden className={keys.onButton}>
            q
          </Kbd>
        </Button>
      )}
      {onEmail && <EmailButton isShown={isEmailShown} onClick={onEmail} />}
    </div>
  );
}
