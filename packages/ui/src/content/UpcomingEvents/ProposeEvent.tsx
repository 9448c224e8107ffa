import { Mail } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../elements/Icon/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import { IconLink } from '../IconLink/index.ts';
import * as styles from './UpcomingEvents.css.ts';

export interface ProposeEventProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What it takes: `Have a room, a date and a reason?` Left out where an empty list has said so. */
  question?: ReactNode;
  /** A letter: `mailto:secretary@example.org`. */
  link: { label: string; href: string };
}

/** How somebody proposes an event; stands under the upcoming ones, and without its question in an empty list. */
export function ProposeEvent({ question, link, className, ...rest }: ProposeEventProps) {
  return (
    <div {...rest} className={classNames(styles.propose, className)}>
      {question === undefined ? null : <Text size="read">{question}</Text>}
      <IconLink href={link.href} icon={<Icon icon={Mail} />}>
        {link.label}
      </IconLink>
    </div>
  );
}
