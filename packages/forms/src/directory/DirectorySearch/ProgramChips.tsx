import { ChipLink, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { Check, ChevronDown } from 'lucide';
import { type MouseEvent, useId, useState } from 'react';
import * as styles from './DirectorySearch.css.ts';

/** Program with the address of the list filtered by it; the chosen one links to the list without it. */
export interface ProgramChoice {
  label: string;
  href: string;
  chosen: boolean;
}

export interface ProgramChipsProps {
  label: string;
  programs: readonly ProgramChoice[];
  /** Programs hidden behind `moreLabel`; a chosen one is always visible. */
  more: readonly ProgramChoice[];
  moreLabel: string;
  onProgram: ((href: string) => void) | undefined;
}

/** Programs as links, one of them in force. They work without scripts, and each can be opened in a new tab. */
export function ProgramChips({ label, programs, more, moreLabel, onProgram }: ProgramChipsProps) {
  const id = useId();
  const [open, setOpen] = useState(more.some(({ chosen }) => chosen));

  const choose = (href: string) => (event: MouseEvent) => {
    if (!onProgram || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onProgram(href);
  };
  const chip = ({ label, href, chosen }: ProgramChoice) => (
    <ChipLink
      key={label}
      href={href}
      aria-current={chosen || undefined}
      onClick={choose(href)}
      className={styles.chip}
    >
      {chosen ? <Icon icon={Check} size={16} /> : null}
      {label}
      {chosen ? <VisuallyHidden>, press to show every program</VisuallyHidden> : null}
    </ChipLink>
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls; these are links.
    <div role="group" aria-labelledby={id} className={styles.part}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.chips}>
        {programs.map(chip)}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-more`}
          onClick={() => setOpen(!open)}
          className={styles.moreButton}
        >
          {moreLabel}
          <Icon icon={ChevronDown} size={16} className={styles.turned} />
        </button>
        <div id={`${id}-more`} data-open={open ? 'yes' : 'no'} className={styles.more}>
          {more.map(chip)}
        </div>
      </div>
    </div>
  );
}
