import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefCallback,
  useMemo,
} from 'react';
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
  return cloneElement(
    child,
    {
      ...merged(ours, { ...props }),
      className: classNames(className, props.className),
      ref: useBoth(ref, props.ref),
    },
    props.children,
    after,
  );
}

type Props = Readonly<Record<string, unknown>>;

function merged(ours: Props, own: Props): Props {
  const result: Record<string, unknown> = { ...ours, ...own };
  for (const [name, given] of Object.entries(ours)) {
    const first = own[name];
    if (first === undefined) result[name] = given;
    else if (typeof first === 'function' && typeof given === 'function')
      result[name] = (...event: unknown[]) => {
        first(...event);
        given(...event);
      };
  }
  return result;
}

type LinkRef = Ref<HTMLAnchorElement> | undefined;

/** One ref for two that want the same element. It stays the same as long as they do, so that none is set again and again. */
const useBoth = (one: LinkRef, other: LinkRef): LinkRef =>
  useMemo(() => (one && other ? both(one, other) : (one ?? other)), [one, other]);

const both =
  (...refs: readonly NonNullable<LinkRef>[]): RefCallback<HTMLAnchorElement> =>
  (element) => {
    const undo = refs.map((ref) => attach(ref, element));
    return () => {
      for (const detach of undo) detach();
    };
  };

const attach = (ref: NonNullable<LinkRef>, element: HTMLAnchorElement | null): (() => void) => {
  if (typeof ref === 'function') return ref(element) ?? (() => ref(null));
  ref.current = element;
  return () => {
    ref.current = null;
  };
};
