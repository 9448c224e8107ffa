import { Button, Icon } from '@banyan/ui/elements';
import { Dialog } from '@banyan/ui/overlays';
import { Search } from 'lucide';
import { useId, useState } from 'react';
import type { HelpPage } from '../../../kit/help.ts';
import { findHelp } from './findHelp.ts';
import * as styles from './HelpSheet.css.ts';

export interface HelpSheetProps {
  /** Opens the dialog; the parent holds this state. */
  open: boolean;
  /** Called when the dialog asks to be closed: set `open` to false. */
  onClose: () => void;
  /** Help of the current screen. */
  page: HelpPage;
  /** Help of the other screens that this volunteer may open. */
  others: readonly HelpPage[];
  /** Opens the list of shortcuts. @default there is no button */
  onKeys?: (() => void) | undefined;
}

/** Delay in milliseconds until this dialog has returned the focus, so that the next dialog returns it to the same button. */
const soonMs = 50;

const said = (typed: string, count: number): string => {
  if (typed.trim() === '') return '';
  if (count === 0) return 'No results. Try another word.';
  return count === 1 ? '1 result' : `${count} results`;
};

/** Help of one screen, and a search of all help. */
export function HelpSheet({ open, onClose, page, others, onKeys }: HelpSheetProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = findHelp([page, ...others], typed);
  const shown = typed.trim() === '' ? page.entries.map((entry) => ({ entry, page })) : found;
  const close = () => {
    setTyped('');
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Help"
      description={`This screen: ${page.title}`}
      size="wide"
      className={styles.sheet}
    >
      <search className={styles.field}>
        <Icon icon={Search} size={20} />
        <label htmlFor={id} className={styles.label}>
          Search all help
        </label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          maxLength={100}
          placeholder="Search all help"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          className={styles.input}
        />
      </search>
      <p role="status" className={styles.status}>
        {said(typed, found.length)}
      </p>
      <ul className={styles.list}>
        {shown.map(({ entry: { heading, text }, page: { title, href } }) => (
          <li key={`${title} ${heading}`} className={styles.entry}>
            <h3 className={styles.heading}>{heading}</h3>
            <p>{text}</p>
            {title !== page.title && (
              <a href={href} onClick={close} className={styles.link}>
                {title}
              </a>
            )}
          </li>
        ))}
      </ul>
      {onKeys && (
        <Button
          variant="line"
          onClick={() => {
            close();
            setTimeout(onKeys, soonMs);
          }}
          className={styles.keys}
        >
          All keys
        </Button>
      )}
    </Dialog>
  );
}
