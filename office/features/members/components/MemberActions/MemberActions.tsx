import { Button, ButtonLink, Icon } from '@banyan/ui/elements';
import { Dialog } from '@banyan/ui/overlays';
import { classNames } from '@banyan/ui/style';
import { Ellipsis, Eye, EyeOff, Merge, Send, Trash2 } from 'lucide';
import { type ReactNode, useState } from 'react';
import * as foot from '../../../../shell/components/barFoot.css.ts';
import * as sheet from '../../../../shell/components/MoreSheet/MoreSheet.css.ts';
import * as styles from './MemberActions.css.ts';

export interface MemberActionsProps {
  /** Sends the member their links. Each action is set only if it is permitted and possible. */
  onSendLinks?: (() => void) | undefined;
  /** Hides the member from the directory. */
  onHide?: (() => void) | undefined;
  /** Shows the member in the directory again. */
  onShow?: (() => void) | undefined;
  /** Address of the screen that merges two entries of one person. */
  mergeHref?: string | undefined;
  /** Opens the form that deletes the member. */
  onDelete?: (() => void) | undefined;
  /** Set while an action is in progress: all buttons are busy. @default false */
  busy?: boolean;
  /** Id of the sentence that says why no action is possible now. */
  unavailableBecause?: string | undefined;
  /** Moves the actions to a fixed footer, with all but the first behind More, for phones. @default false */
  folds?: boolean;
  /** Result of the button that was pressed, an `ActionResult`, shown in the footer. In a row, the screen shows it below. */
  result?: ReactNode;
}

/** Actions with a member, in a row or, on phones, in a footer and its sheet. */
export function MemberActions({ folds = false, ...acts }: MemberActionsProps) {
  return folds ? <Folded {...acts} /> : <InARow {...acts} />;
}

function InARow({
  onSendLinks,
  onHide,
  onShow,
  mergeHref,
  onDelete,
  busy = false,
  unavailableBecause,
}: MemberActionsProps) {
  const look = {
    variant: 'quiet',
    size: 'small',
    busy,
    unavailable: unavailableBecause !== undefined,
    'aria-describedby': unavailableBecause,
  } as const;
  return (
    <>
      {onSendLinks && (
        <Button {...look} onClick={onSendLinks}>
          Send links
        </Button>
      )}
      {onHide && (
        <Button {...look} onClick={onHide}>
          Hide
        </Button>
      )}
      {onShow && (
        <Button {...look} onClick={onShow}>
          Show again
        </Button>
      )}
      {mergeHref !== undefined && (
        <ButtonLink variant="quiet" size="small" href={mergeHref}>
          Merge
        </ButtonLink>
      )}
      {onDelete && (
        <Button {...look} onClick={onDelete} className={styles.danger}>
          Delete
        </Button>
      )}
    </>
  );
}

function Folded({
  onSendLinks,
  onHide,
  onShow,
  mergeHref,
  onDelete,
  busy = false,
  unavailableBecause,
  result,
}: MemberActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const unavailable = {
    unavailable: unavailableBecause !== undefined,
    'aria-describedby': unavailableBecause,
  };
  const closing = (run: () => void) => () => {
    setOpen(false);
    if (unavailableBecause === undefined && !busy) run();
  };
  const hasMore = onHide ?? onShow ?? mergeHref ?? onDelete;
  if (!onSendLinks && !hasMore) return null;
  return (
    <div className={foot.foot}>
      {onSendLinks && (
        <Button
          variant="line"
          busy={busy}
          {...unavailable}
          icon={<Icon icon={Send} />}
          onClick={onSendLinks}
          className={styles.first}
        >
          Send links
        </Button>
      )}
      {hasMore && (
        <Button
          variant="line"
          icon={<Icon icon={Ellipsis} />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          More
        </Button>
      )}
      {result}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Actions" className={sheet.sheet}>
        <div>
          {onHide && (
            <button type="button" onClick={closing(onHide)} className={sheet.item}>
              <Icon icon={EyeOff} />
              Hide from the directory
            </button>
          )}
          {onShow && (
            <button type="button" onClick={closing(onShow)} className={sheet.item}>
              <Icon icon={Eye} />
              Show in the directory again
            </button>
          )}
          {mergeHref !== undefined && (
            <a href={mergeHref} className={sheet.item}>
              <Icon icon={Merge} />
              Merge with another entry
            </a>
          )}
          {onDelete && (
            <button
              type="button"
              onClick={closing(onDelete)}
              className={classNames(sheet.item, styles.danger)}
            >
              <Icon icon={Trash2} />
              Delete permanently
            </button>
          )}
        </div>
      </Dialog>
    </div>
  );
}
