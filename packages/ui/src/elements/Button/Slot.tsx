import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useCallback } from 'react';
import { classNames } from '../../style/classNames.ts';

export interface SlotProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** The one element that takes the place of our own. */
  child: ReactElement<ComponentProps<'a'>>;
  /** Stands behind what the element has in it. */
  after?: ReactNode;
}

/**
 * Gives its child what would have been its own, as Radix' Slot does: classes add up, of two handlers the child's runs
 * first and ours sees what it did to the event, both refs are set, and of any other attribute the child's counts.
 */
export function Slot({ child, after, ref, className, ...ours }: SlotProps) {
  const { props } = child;
  const own: Readonly<Record<string, unknown>> = { ...props };
  const merged = Object.entries(ours).map(([name, given]) => [name, inTurn(own[name], given)]);
  // The same one as long as they are, so that none is set again and again.
  const bothRefs = useCallback(
    (element: HTMLAnchorElement) => {
      const undo = [ref, props.ref].map((one) => attach(one, element));
      return () => {
        for (const detach of undo) detach();
      };
    },
    [ref, props.ref],
  );
  return cloneElement(
    child,
    {
      ...Object.fromEntries(merged),
      className: classNames(className, props.className),
      ref: bothRefs,
    },
    props.children,
    after,
  );
}

const inTurn = (first: unknown, second: unknown): unknown =>
  typeof first === 'function' && typeof second === 'function'
    ? (...event: unknown[]) => {
        first(...event);
        second(...event);
      }
    : (first ?? second);

const attach = (ref: SlotProps['ref'], element: HTMLAnchorElement): (() => void) => {
  const set =
    typeof ref === 'function'
      ? ref
      : (value: HTMLAnchorElement | null) => {
          if (ref) ref.current = value;
        };
  return set(element) ?? (() => set(null));
};
