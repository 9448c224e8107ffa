import { Chip, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { ChevronDown } from 'lucide';
import { type ReactNode, useId } from 'react';
import { usePanel } from '../../shell/components/usePanel.ts';
import * as styles from './FilterChip.css.ts';

export interface FilterChipProps {
  /** Name of the filter: "Who". */
  label: string;
  /** Current choice, shown instead of the label; undefined if there is none. */
  chosen?: string | undefined;
  /** Renders the panel. @param close Closes the panel. */
  children: (close: () => void) => ReactNode;
}

/** Filter chip that opens a panel and shows the current choice. */
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
