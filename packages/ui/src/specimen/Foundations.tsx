import { Heading, Numeral, Text } from '../elements/index.ts';
import { Grid, Stack } from '../layout/index.ts';
import * as styles from './Part.css.ts';
import { Part } from './Part.tsx';

/** Type and color. */
export function Foundations() {
  return (
    <>
      <Part
        title="Type"
        note="Large goes narrow, small goes wide. Numerals go wide and thin. Long reading goes to the serif."
      >
        <Grid columns={{ base: 1, medium: 2 }} space={32}>
          <Heading level={3} size="d1">
            Give Back
          </Heading>
          <Numeral>5,000+</Numeral>
          <Heading level={3} size="h2">
            Advance Your Career
          </Heading>
          <Heading level={3}>Professional Development</Heading>
          <Text size="lede">
            The lab had one oscilloscope and forty of us. <i>We took turns at midnight.</i>
          </Text>
          <Stack space={8}>
            <Text>Approved members are added to the directory and the newsletter.</Text>
            <Text size="small" tone="quiet">
              Include the country code.
            </Text>
            <Text size="label">Regional chapters</Text>
          </Stack>
        </Grid>
      </Part>
      <Part
        title="Colour"
        note="The brand is ink, the accent is the one warm thing on the page, basalt is text."
      >
        <Stack space={16}>
          <div className={styles.ramp}>
            {styles.brandFills.map((fill) => (
              <span key={fill} className={fill} />
            ))}
          </div>
          <div className={styles.ramp}>
            {styles.accentFills.map((fill) => (
              <span key={fill} className={fill} />
            ))}
          </div>
          <Grid columns={{ base: 2, medium: 4 }} space="none">
            {Object.entries(styles.grounds).map(([name, ground]) => (
              <span key={name} className={`${styles.pair} ${ground}`}>
                {name}
              </span>
            ))}
          </Grid>
        </Stack>
      </Part>
    </>
  );
}
