import { VisuallyHidden } from '@banyan/ui/elements';

/** Hidden field that reveals bots, which fill in every field; see the contract's `homepage`. */
export function HoneypotField() {
  return (
    <VisuallyHidden aria-hidden="true">
      <label>
        Leave this empty
        <input name="homepage" defaultValue="" tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
