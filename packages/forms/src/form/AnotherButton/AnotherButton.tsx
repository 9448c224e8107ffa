import { Button, type ButtonProps } from '@banyan/ui/elements';
import type { FormEvent } from 'react';

export interface AnotherButtonProps extends Pick<ButtonProps, 'variant' | 'children'> {
  /** URL of an empty form. */
  action: string;
  /** Called to replace the success view with an empty form. */
  onAgain: () => void;
}

/** Button from the success view of a form back to an empty form. It is a form itself, so that it works without JavaScript too. */
export function AnotherButton({ action, onAgain, ...rest }: AnotherButtonProps) {
  const again = (event: FormEvent) => {
    event.preventDefault();
    onAgain();
  };
  return (
    <form action={action} method="get" onSubmit={again}>
      <Button {...rest} type="submit" />
    </form>
  );
}
