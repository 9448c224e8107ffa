import type { Grant } from '@banyan/api/office';
import { Button, ButtonLink } from '@banyan/ui/elements';
import { useId } from 'react';
import { PermissionList } from '../../../sign-in/components/PermissionList/PermissionList.tsx';
import * as steps from '../FirstSteps/FirstSteps.css.ts';
import * as styles from './FirstEvening.css.ts';

export interface FirstEveningProps {
  /** What they are: what each role may do is read from the permission table. */
  grants: readonly Pick<Grant, 'role' | 'chapter'>[];
  /** Where to start. */
  starts: readonly { href: string; label: string }[];
  /** Hides it for good. Only they do that. */
  onHide: () => void;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
}

/** What a volunteer can do, and where to start: for the first evening, until they hide it. */
export function FirstEvening({ grants, starts, onHide, busy = false }: FirstEveningProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={steps.first}>
      <div className={steps.head}>
        <h2 id={id} className={steps.heading}>
          You can
        </h2>
        <Button variant="quiet" size="small" busy={busy} onClick={onHide} className={steps.away}>
          Hide this
        </Button>
      </div>
      <div className={styles.roles}>
        <PermissionList grants={grants} headingLevel={3} />
      </div>
      <p className={styles.starts}>
        <b>Start here:</b>
        {starts.map(({ href, label }) => (
          <ButtonLink key={href} variant="line" href={href}>
            {label}
          </ButtonLink>
        ))}
      </p>
    </section>
  );
}
