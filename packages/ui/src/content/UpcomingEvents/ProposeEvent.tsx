import { Mail } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../elements/Icon/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import { IconLink } from '../IconLink/index.ts';
import * as styles from './UpcomingEvents.css.ts';

export interface ProposeEventProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Invitation to propose an event: `Have a room, a date and a reason?` Omit it if an empty list already says it. */
  question?: ReactNode;
  /** Email link: `mailto:secretary@example.org`. */
  link: { label: string; href: string };
}

/** Link to propose an event, under the upcoming events; without its question in an empty list. */
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
