import { Chip } from '@banyan/ui/elements';
import * as keys from '../../../../kit/key.css.ts';
import { Kbd } from '../../../../shell/components/Kbd/Kbd.tsx';
import type { ReadyText } from '../readyWords.ts';
import * as styles from './ReadyChips.css.ts';

export interface ReadyChipsProps {
  /** Name of the group: "Suggestions". */
  label: string;
  /** Texts to choose from. If empty, nothing is rendered. */
  texts: readonly ReadyText[];
  /** Current text of the field. */
  value: string;
  /** Called with the chosen text. */
  onChoose: (text: string) => void;
  /** True if the first nine texts have a digit key. @default false */
  hasDigits?: boolean;
}

/** Chips with ready-made texts. Pressing one puts its text into the field, where it can be edited. */
export const ReadyChips = ({ label, texts, value, onChoose, hasDigits = false }: ReadyChipsProps) =>
  texts.length > 0 && (
    <fieldset aria-label={label} className={styles.chips}>
      {texts.map(({ title, text }, index) => {
        const digit = hasDigits && index < 9 ? `${index + 1}` : undefined;
        return (
          <Chip
            key={title}
            pressed={value === text}
            aria-keyshortcuts={digit}
            data-reason={digit}
            onPressedChange={() => onChoose(text)}
          >
            {title}{' '}
            {digit !== undefined && (
              <Kbd aria-hidden className={keys.onButton}>
                {digit}
              </Kbd>
            )}
          </Chip>
        );
      })}
    </fieldset>
  );
