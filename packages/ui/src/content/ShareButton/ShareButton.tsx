import { Share2 } from 'lucide';
import { type ComponentProps, useState } from 'react';
import { Button, IconButton } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { toast } from '../../overlays/Toaster/toast.ts';
import { classNames } from '../../style/classNames.ts';
import { cutByGrapheme } from './cutByGrapheme.ts';
import * as styles from './ShareButton.css.ts';

/** Texts of the share button. */
export interface ShareButtonWords {
  copied: string;
  failed: string;
}

export const shareButtonWords: ShareButtonWords = {
  copied: 'The link has been copied.',
  failed: 'The link could not be copied. Copy it from the address bar.',
};

export interface ShareButtonProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Title of the shared page. */
  title: string;
  /** Description of the page; its first 100 characters are shared. */
  description: string;
  /** Address of the page. @default the address in the address bar */
  url?: string;
  /** Accessible name and visible label. @default 'Share' */
  label?: string;
  /** Shows only the icon; the label remains the accessible name. */
  iconOnly?: boolean;
  /** Texts of the button. @default English */
  words?: ShareButtonWords;
}

const icon = <Icon icon={Share2} />;

/** Returns true if the device’s share sheet opened, even if the reader closed it again. */
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
 * Shares the page with the device’s share sheet. Without one it copies the link and says so, on the button and in a toast. To
 * save a page for oneself use `BookmarkButton`.
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
