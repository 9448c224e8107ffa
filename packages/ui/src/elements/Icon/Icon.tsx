import { type ComponentProps, createElement } from 'react';

/** SVG elements of an icon on a field of 24 by 24, like the icons of `lucide`. */
export type IconDrawing = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

export interface IconProps
  extends Omit<
    ComponentProps<'svg'>,
    'children' | 'aria-hidden' | 'viewBox' | 'width' | 'height' | 'strokeWidth'
  > {
  /** Icon from `lucide`, `import { ArrowRight } from 'lucide'`, or a custom drawing. */
  icon: IconDrawing;
  /** Side length in px. @default 20 */
  size?: number;
  /** Line width, in units of 1/24 of its side. @default 1.75, and 2 below 18 px */
  strokeWidth?: number;
}

/**
 * Icon beside text, in the text’s color. Hidden from assistive technology, so text is required: visible, or as the `label` of
 * an `IconButton`. A drawing with a meaning of its own belongs to Imagery.
 */
export function Icon({ icon, size = 20, strokeWidth = size < 18 ? 2 : 1.75, ...rest }: IconProps) {
  return createElement(
    'svg',
    {
      fill: 'none',
      stroke: 'currentColor',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...rest,
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      strokeWidth,
      'aria-hidden': true,
    },
    ...icon.map(([tag, attributes]) => createElement(tag, attributes)),
  );
}
