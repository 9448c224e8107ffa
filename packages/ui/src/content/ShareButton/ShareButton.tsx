import { Share2 } from 'lucide';
import { type ComponentProps, useState } from 'react';
import { Button, IconButton } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { toast } from '../../overlays/Toaster/toast.ts';
import { classNames } from '../../style/classNames.ts';
import { cutByGrapheme } from './cutByGrapheme.ts';
import * as styles from './ShareButton.css.ts';

/** What the button says. */
export interface ShareButtonWords {
  copied: string;
  failed: string;
}

export const shareButtonWords: ShareButtonWords = {
  copied: 'The link has been copied.',
  failed: 'The link could not be copied. It stands in the address bar.',
};

export interface ShareButtonProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** What is shared. */
  title: string;
  /** What it is about; the first 100 characters are sent along. */
  description: string;
  /** The page's address. @default the address in the address bar */
  url?: string;
  /** Names it, and what is seen of it. @default 'Share' */
  label?: string;
  /** Only the icon; the label stays its name. */
  iconOnly?: boolean;
  /** What it says. @default English */
  words?: ShareButtonWords;
}

const icon = <Icon icon={Share2} />;

/** True when the device's own sheet took it over, also when the reader closed it again. */
const shareNatively = async (data: ShareData): Promise<boolean> => {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
};

const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Hands the page on: through the device's own sheet where there is one, else by copying the link, which it says in words
 * here and in a toast. To keep something for oneself use `BookmarkButton`.
 */
export function ShareButton({
  title,
  description,
  url,
  label = 'Share',
  iconOnly = false,
  words = shareButtonWords,
  className,
  ...rest
}: ShareButtonProps) {
  const [status, setStatus] = useState('');
  const waiting = useHydrated() ? undefined : '';

  const share = async () => {
    setStatus('');
    const address = url ?? window.location.href;
    if (await shareNatively({ title, text: cutByGrapheme(description), url: address })) return;
    const copied = await copy(address);
    setStatus(copied ? words.copied : words.failed);
    if (copied) toast.success(words.copied);
  };

  return (
    <div {...rest} className={classNames(styles.root, className)}>
      {iconOnly ? (
        <IconButton label={label} onClick={share} data-waiting={waiting} className={styles.button}>
          {icon}
        </IconButton>
      ) : (
        <Button variant="line" icon={icon} onClick={share} data-waiting={waiting} className={styles.button}>
          {label}
        </Button>
      )}
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  );
}
