import { Button, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { ChevronDown } from 'lucide';
import { useId } from 'react';
import { usePanel } from '../../../../shell/components/usePanel.ts';
import * as styles from './GuestMenu.css.ts';

/** An action of the menu: a button, or a link to another screen. */
export type GuestAction = { label: string } & ({ onPress: () => void } | { href: string });

export interface GuestMenuProps {
  /** Name of the guest, for screen readers: "Sunita Bakul". */
  name: string;
  /** Actions in display order; without any, there is no menu. */
  actions: readonly GuestAction[];
  /** Id of the sentence that says why no action is possible now. */
  unavailableBecause?: string | undefined;
}

/**
 * Button of a guest's row that opens the list of actions under it. A disclosure rather than an ARIA menu: Tab reaches each action, and
 * Escape, a press elsewhere, or leaving it closes the list.
 */
export function GuestMenu({ name, actions, unavailableBecause }: GuestMenuProps) {
  const id = useId();
  const { isOpen, setOpen, root, button } = usePanel(true);
  const isUnavailable = unavailableBecause !== undefined;
  if (actions.length === 0) return null;
  const press = (onPress: () => void) => {
    setOpen(false);
    // Focuses the button first: a dialog returns the focus there when it closes.
    button.current?.focus();
    onPress();
  };
  return (
    <div ref={root} className={styles.root}>
      <Button
        ref={button}
        variant="line"
        size="small"
        icon={<Icon icon={ChevronDown} size={16} />}
        unavailable={isUnavailable}
        aria-describedby={unavailableBecause}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className={styles.opener}
      >
        More<VisuallyHidden> for {name}</VisuallyHidden>
      </Button>
      {isOpen && !isUnavailable && (
        <ul id={id} aria-label={`Actions for ${name}`} className={styles.list}>
          {actions.map((action) => (
            <li key={action.label}>
              {'href' in action ? (
                <a href={action.href} className={styles.action}>
                  {action.label}
                </a>
              ) : (
                <button type="button" onClick={() => press(action.onPress)} className={styles.action}>
                  {action.label}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
