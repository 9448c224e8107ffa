import { BackLink, Badge, Icon } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import * as styles from './SettingsParts.css.ts';

/** A part of the settings, with an address of its own. */
interface SettingsPart {
  href: string;
  label: string;
  /** What is to be done about it, in two words. */
  note?: string | undefined;
}

export interface SettingsPartsProps {
  /** The parts, in order, each with its address. */
  parts: readonly SettingsPart[];
  /** Address of the part that stands here. */
  current: string;
  /** Whether the address names it. On a phone the parts are a list until one is chosen. */
  isChosen: boolean;
  /** Where one came from: that list, or deeper inside a part what led there, which is then shown everywhere. */
  back: { href: string; label: string; isDeeper?: boolean };
  /** The part that is open. */
  children: ReactNode;
}

/** Many parts, of which one is read at a time: an index with the plumb line beside it, on a phone a list that leads to each. */
export const SettingsParts = ({ parts, current, isChosen, back, children }: SettingsPartsProps) => (
  <div className={styles.sides}>
    <nav aria-label="Settings" className={classNames(styles.index, isChosen && styles.onlyWide)}>
      <ul>
        {parts.map(({ href, label, note }) => (
          <li key={href}>
            <a href={href} aria-current={href === current ? 'true' : undefined} className={styles.link}>
              {label}
              {note !== undefined && (
                <Badge tone="warning" className={styles.note}>
                  {note}
                </Badge>
              )}
              <Icon icon={ChevronRight} size={18} className={styles.onward} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <div className={classNames(styles.part, !isChosen && styles.onlyWide)}>
      <span className={back.isDeeper ? undefined : styles.back}>
        <BackLink href={back.href}>{back.label}</BackLink>
      </span>
      {children}
    </div>
  </div>
);
