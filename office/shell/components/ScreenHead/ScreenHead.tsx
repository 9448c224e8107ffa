import { classNames } from '@banyan/ui/style';
import { type ComponentProps, type ReactNode, use } from 'react';
import { FindButton } from '../FindButton/FindButton.tsx';
import { FindEverythingContext } from '../FindButton/findEverything.ts';
import { HelpButton } from '../HelpButton/HelpButton.tsx';
import { OpenHelpContext } from '../HelpButton/openHelp.ts';
import * as styles from './ScreenHead.css.ts';

export interface ScreenHeadProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** What the screen is called. Its one `h1`. */
  title: ReactNode;
  /** What can be done from anywhere on it, at the end of the row. */
  action?: ReactNode;
}

/** The title of a screen, standing on the ground line; in the shell the help and the search of everything stand beside it. */
export function ScreenHead({ title, action, className, ...rest }: ScreenHeadProps) {
  const find = use(FindEverythingContext);
  const help = use(OpenHelpContext);
  return (
    <header {...rest} className={classNames(styles.head, className)}>
      <h1 className={styles.title}>{title}</h1>
      {action}
      {help && <HelpButton {...help} />}
      {find && <FindButton {...find} />}
    </header>
  );
}
