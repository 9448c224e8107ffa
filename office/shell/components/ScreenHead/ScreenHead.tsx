import { classNames } from '@banyan/ui/style';
import { type ComponentProps, type ReactNode, use } from 'react';
import { FindButton } from '../FindButton/FindButton.tsx';
import { FindEverythingContext } from '../FindButton/findEverything.ts';
import { HelpButton } from '../HelpButton/HelpButton.tsx';
import { OpenHelpContext } from '../HelpButton/openHelp.ts';
import * as styles from './ScreenHead.css.ts';

export interface ScreenHeadProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** Title of the screen, its only `h1`. */
  title: ReactNode;
  /** Main action of the screen, at the end of the row. */
  action?: ReactNode;
}

/** Header of a screen: the title on a line; in the shell also the buttons for help and search. */
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
