import { Button, type ButtonProps } from '@banyan/ui/elements';
import type { FormEvent } from 'react';

export interface AnotherButtonProps extends Pick<ButtonProps, 'variant' | 'children'> {
  /** Where an empty form is. */
  action: string;
  /** Brings the empty form back in the success's place. */
  onAgain: () => void;
}

/** From the success of a form back to an empty one. It is a form itself, so that it leads there without JavaScript too. */
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
