import { CheckboxField } from '@banyan/forms/fields';
import { Button, ButtonLink, Icon } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { Eye } from 'lucide';
import type { ReactNode } from 'react';
import * as key from '../../../../kit/key.css.ts';
import * as foot from '../../../../shell/components/barFoot.css.ts';
import { Kbd } from '../../../../shell/components/Kbd/Kbd.tsx';
import * as styles from './EventForm.css.ts';

/** Choice to send an email about the change. */
interface Telling {
  /** Number of people with a seat or on the waitlist. */
  many: number;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export interface EventFormFootProps {
  /** Label of the main button: "Save changes", "Publish". */
  sendLabel: string;
  /** Saves the event as a draft; without it there is no such button. */
  onSaveDraft?: (() => void) | undefined;
  /** Address of the preview, on phones only. */
  lookHref: string;
  /** Choice to notify guests; without it nobody is notified. */
  telling?: Telling | undefined;
  /** Set while a request is under way; no button can be pressed twice. @default false */
  busy?: boolean;
  /** Id of the sentence that explains why nothing can be sent now. */
  unavailableBecause?: string | undefined;
  /** Saved state: "Draft saved 8:11 PM, not published". */
  said?: ReactNode;
  /** Result of the pressed button, an `ActionResult`. */
  result?: ReactNode;
}

/** End of the event form: its buttons stay visible. */
export function EventFormFoot({
  sendLabel,
  onSaveDraft,
  lookHref,
  telling,
  busy = false,
  unavailableBecause,
  said,
  result,
}: EventFormFootProps) {
  const unavailable = {
    unavailable: unavailableBecause !== undefined,
    'aria-describedby': unavailableBecause,
  };
  const tell = telling && telling.many > 0 && (
    <CheckboxField
      name="tell"
      label={telling.many === 1 ? 'Email the guest' : `Email the ${telling.many} guests`}
      checked={telling.isOn}
      onChange={({ target }) => telling.onChange(target.checked)}
    />
  );
  return (
    <>
      {tell && <div className={styles.above}>{tell}</div>}
      <div className={foot.foot}>
        {/* The result is above the buttons, so that they stay at the bottom of the window. */}
        {result}
        <Button
          {...unavailable}
          type="submit"
          variant="accent"
          busy={busy}
          aria-keyshortcuts="Control+Enter"
          className={styles.main}
        >
          {sendLabel}{' '}
          <Kbd aria-hidden className={key.onButton}>
            Ctrl ↵
          </Kbd>
        </Button>
        {onSaveDraft && (
          <Button {...unavailable} variant="line" busy={busy} onClick={onSaveDraft}>
            Save
          </Button>
        )}
        <ButtonLink variant="line" href={lookHref} className={styles.onPhones}>
          <Icon icon={Eye} /> Preview
        </ButtonLink>
        <span role="status" className={classNames(foot.said, styles.said)}>
          {said}
        </span>
      </div>
    </>
  );
}
