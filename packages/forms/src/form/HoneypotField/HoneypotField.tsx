import { VisuallyHidden } from '@banyan/ui/elements';

/** Programs that fill in whatever they find give themselves away here; see the contract's `homepage`. */
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
