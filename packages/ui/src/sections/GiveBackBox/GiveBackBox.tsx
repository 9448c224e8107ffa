import { ArrowRight } from 'lucide';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ButtonLink } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './GiveBackBox.css.ts';

export interface GiveBackBoxProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-labelledby'> {
  /** Heading, in a few words. @default 'Give Back' */
  heading?: ReactNode;
  /** Text about how to give and about tax deduction. */
  text: ReactNode;
  /** Button of the box: `DONATE`. */
  action: { label: string; href: string };
}

/**
 * Sheet that asks for a donation, with the page’s only accent button. For a full-width call at the end of a page use `ClosingCall`.
 */
export function GiveBackBox({ heading = 'Give Back', text, action, className, ...rest }: GiveBackBoxProps) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id} className={classNames(styles.box, className)}>
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      <Text className={styles.text}>{text}</Text>
      <ButtonLink
        href={action.href}
        variant="accent"
        size="large"
        icon={<Icon icon={ArrowRight} />}
        className={styles.action}
      >
        {action.label}
      </ButtonLink>
    </section>
  );
}
