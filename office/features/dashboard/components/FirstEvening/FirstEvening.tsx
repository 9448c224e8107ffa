import type { Grant } from '@banyan/api/office';
import { Button, ButtonLink } from '@banyan/ui/elements';
import { useId } from 'react';
import { PermissionList } from '../../../sign-in/components/PermissionList/PermissionList.tsx';
import * as steps from '../FirstSteps/FirstSteps.css.ts';
import * as styles from './FirstEvening.css.ts';

export interface FirstEveningProps {
  /** Roles of the volunteer. Their permissions are read from the permission table. */
  grants: readonly Pick<Grant, 'role' | 'chapter'>[];
  /** Links to good places to start. */
  starts: readonly { href: string; label: string }[];
  /** Hides the panel for good, for this volunteer only. */
  onHide: () => void;
  /** Set while a request is under way; the button cannot be pressed twice. @default false */
  busy?: boolean;
}

/** Panel for a new volunteer: their permissions and where to start, until they hide it. */
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
