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
  /** What it is: a request, a correction, a story, a job, a message. */
  kind: SubmissionKind;
  /** Approves it, or opens what it is turned down with. */
  onDecide: (as: Decision) => void;
  /** Opens the question. Without it there is nobody to ask. */
  onAsk?: (() => void) | undefined;
  /** Shows or hides the letter of an approval. Without it there is none. */
  onEmail?: (() => void) | undefined;
  /** Whether that letter is shown. */
  isEmailShown?: boolean;
  /** Id of the sentence that says why nothing can be decided just now. */
  unavailableBecause?: string | undefined;
}

/** What can be done with what is open. Stays at the foot; on phones it stands in place of the bar of rooms. */
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
