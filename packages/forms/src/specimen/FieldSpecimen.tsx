import { Button, Heading } from '@banyan/ui/elements';
import { Container, Grid, Section, Stack } from '@banyan/ui/layout';
import {
  CheckboxField,
  FieldSet,
  RadioGroupField,
  SelectField,
  TextAreaField,
  TextField,
} from '../fields/index.ts';
import { ErrorSummary } from '../form/index.ts';

const programs = [{ value: 'metallurgy', label: 'Metallurgy' }];
const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const toMend = [
  { id: 'specimen-email', message: 'Enter a valid email address.' },
  { id: 'specimen-terms', message: 'You must agree to the terms.' },
];

/** Specimen of every field, empty, filled in and invalid, on one page: shows a chapter's colors in a form. */
export function FieldSpecimen() {
  return (
    <Section tone="plain">
      <Container>
        <Stack space={32}>
          <Heading level={1} size="d2">
            Fields
          </Heading>
          <ErrorSummary entries={toMend} />
          <Grid columns={{ base: 1, medium: 2, wide: 3 }} space={32} align="start">
            <TextField label="First name" name="first-name" placeholder="Meera" />
            <TextField label="Last name" name="last-name" defaultValue="Kadamb" />
            <TextField label="Phone" name="phone" type="tel" optional hint="Include the country code." />
            <TextField
              label="Email"
              name="email"
              id="specimen-email"
              type="email"
              defaultValue="meera@example"
              error="Enter a valid email address."
            />
            <SelectField label="Program" name="program" options={programs} placeholder="Choose a program" />
            <RadioGroupField label="Would you mentor?" name="mentor" options={answers} value="yes" />
            <FieldSet legend="Agreements">
              <CheckboxField label="I agree to the newsletter" name="newsletter" defaultChecked />
              <CheckboxField
                label="I agree to the terms"
                name="terms"
                id="specimen-terms"
                error="You must agree to the terms."
              />
            </FieldSet>
            <TextAreaField
              label="Your story"
              name="story"
              defaultValue="I still have the slide rule. It crossed the ocean in a lunch box."
            />
            <Button type="submit">SUBMIT</Button>
          </Grid>
        </Stack>
      </Container>
    </Section>
  );
}
