import { BackLink, Badge, Icon } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import * as styles from './SettingsParts.css.ts';

/** Section of the settings, with an address of its own. */
interface SettingsPart {
  href: string;
  label: string;
  /** Required action, in two words. */
  note?: string | undefined;
}

export interface SettingsPartsProps {
  /** Sections in order, each with its address. */
  parts: readonly SettingsPart[];
  /** Address of the section that is shown. */
  current: string;
  /** True if the address names the section. On phones, the list of sections is shown until one is chosen. */
  isChosen: boolean;
  /**
   * Back link. It leads to the list of sections, or, with `isDeeper`, to the previous screen inside a section. The latter shows on
   * all widths.
   */
  back: { href: string; label: string; isDeeper?: boolean };
  /** Content of the open section. */
  children: ReactNode;
}

/** Settings in sections, one of which is shown: an index beside it or, on phones, a list that leads to each. */
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
