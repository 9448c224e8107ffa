import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './GivingAreas.css.ts';

export interface GivingAreasProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-labelledby'> {
  /** Heading of the drawing: `Seven ways down to the ground`. */
  heading: ReactNode;
  /** Giving areas, outermost first. At most seven, without duplicates. */
  areas: readonly string[];
  /** Area chosen for the gift, as written in `areas`. Any other value marks none. */
  chosen?: string | undefined;
  /** Called with the pressed area, or `undefined` if it was chosen before. Without it the areas are plain text. */
  onChoose?: ((area: string | undefined) => void) | undefined;
  /** Quiet line of text under the ground. */
  note?: ReactNode;
}

/** Giving areas as limbs that root side by side, beside the donation form. To explain the areas use `FeatureGrid`. */
export function GivingAreas({
  heading,
  areas,
  chosen,
  onChoose,
  note,
  className,
  ...rest
}: GivingAreasProps) {
  const id = useId();
  return (
    <Stack {...rest} element="section" space={16} aria-labelledby={id} className={className}>
      <Heading level={2} size="h3" id={id}>
        {heading}
      </Heading>
      <ul className={styles.list}>
        {areas.slice(0, styles.mostAreas).map((area, order) => (
          <li
            key={area}
            className={classNames(
              styles.area,
              !onChoose && styles.word,
              styles.limbs[order],
              area === chosen && styles.chosen,
            )}
          >
            {onChoose ? (
              <button
                type="button"
                aria-pressed={area === chosen}
                onClick={() => onChoose(area === chosen ? undefined : area)}
                className={styles.button}
              >
                {area}
              </button>
            ) : (
              <>
                {area}
                {area === chosen ? <VisuallyHidden> (chosen)</VisuallyHidden> : null}
              </>
            )}
          </li>
        ))}
      </ul>
      {note ? (
        <Text size="small" tone="quiet">
          {note}
        </Text>
      ) : null}
    </Stack>
  );
}
