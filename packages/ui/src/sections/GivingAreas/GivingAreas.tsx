import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './GivingAreas.css.ts';

export interface GivingAreasProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-labelledby'> {
  /** What the drawing shows: `Seven ways down to the ground`. */
  heading: ReactNode;
  /** What gifts pay for, outermost first. At most seven; each once. */
  areas: readonly string[];
  /** The one that is named in the gift, as it stands in `areas`. Anything else marks none. */
  chosen?: string | undefined;
  /** An area was pressed: it is what the gift should be for, or no longer, which is `undefined`. Without it they are words. */
  onChoose?: ((area: string | undefined) => void) | undefined;
  /** A quiet line under the ground. */
  note?: ReactNode;
}

/** What a gift can be meant for, as limbs that root beside each other: stands beside the form. To explain them use `FeatureGrid`. */
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
