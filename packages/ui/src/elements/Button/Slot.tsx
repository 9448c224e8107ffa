import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useCallback } from 'react';
import { classNames } from '../../style/classNames.ts';

export interface SlotProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** Element that replaces the component’s own. */
  child: ReactElement<ComponentProps<'a'>>;
  /** Content added after the element’s children. */
  after?: ReactNode;
}

/**
 * Passes its own props to its child, as Radix’ Slot does. Classes are merged and both refs are set. The child’s handler runs
 * first; ours then sees its effects on the event. For any other attribute the child’s value wins.
 */
export function Slot({ child, after, ref, className, ...ours }: SlotProps) {
  const { props } = child;
  const own: Readonly<Record<string, unknown>> = { ...props };
  const merged = Object.entries(ours).map(([name, given]) => [name, inTurn(own[name], given)]);
  // Stays the same function while both refs do, so that refs are not set again on each render.
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
