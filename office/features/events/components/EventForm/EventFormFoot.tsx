import { CheckboxField } from '@banyan/forms/fields';
import { Button, ButtonLink, Icon } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { Eye } from 'lucide';
import type { ReactNode } from 'react';
import * as key from '../../../../kit/key.css.ts';
import * as foot from '../../../../shell/components/barFoot.css.ts';
import { Kbd } from '../../../../shell/components/Kbd/Kbd.tsx';
import * as styles from './EventForm.css.ts';

/** Who gets a letter when it is saved. */
interface Telling {
  /** How many come, or wait for a seat. */
  many: number;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export interface EventFormFootProps {
  /** What the main button does: "Save changes", "Publish". */
  sendLabel: string;
  /** Keeps it as a draft; without it there is no such button. */
  onSaveDraft?: (() => void) | undefined;
  /** Where it is seen as it will stand; on phones only. */
  lookHref: string;
  /** Without it nobody is told. */
  telling?: Telling | undefined;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
  /** Why nothing can be sent now: the id of the sentence that says so. */
  unavailableBecause?: string | undefined;
  /** "Draft saved 8:11 PM, not published". */
  said?: ReactNode;
  /** What came of the button that was pressed, an `ActionResult`. */
  result?: ReactNode;
}

/** The end of an event's form: what sends it stays in sight. */
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
        {/* Above the buttons: at the end of the window they stay where they are. */}
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
