import { Chip, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { ChevronDown } from 'lucide';
import { type ReactNode, useId } from 'react';
import { usePanel } from '../../shell/components/usePanel.ts';
import * as styles from './FilterChip.css.ts';

export interface FilterChipProps {
  /** What a list is narrowed by: "Who". */
  label: string;
  /** What was chosen, in place of it; nothing was without. */
  chosen?: string | undefined;
  /** What can be chosen. @param close Closes it, once that was done. */
  children: (close: () => void) => ReactNode;
}

/** Narrows a list in one way: a chip that opens what can be chosen, and says what was. */
export function FilterChip({ label, chosen, children }: FilterChipProps) {
  const id = useId();
  const { isOpen, setOpen, root, button } = usePanel();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div ref={root} className={styles.filter}>
      <Chip
        ref={button}
        pressed={chosen !== undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen === undefined ? (
          label
        ) : (
          <span>
            <VisuallyHidden>{label}: </VisuallyHidden>
            {chosen}
          </span>
        )}
        <Icon icon={ChevronDown} size={16} />
      </Chip>
      {isOpen && (
        <div id={id} className={styles.panel}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
