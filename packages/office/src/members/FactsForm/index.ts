export { type FactField, factFields, factLabels, type FactValues, factsOf, valuesOfFacts } from './facts.ts';
export { FactsForm, type FactsFormProps } from './FactsForm.tsx';
