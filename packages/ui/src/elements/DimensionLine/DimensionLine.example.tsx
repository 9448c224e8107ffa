import { DimensionLine } from '@banyan/ui/elements';

export function Example() {
  return (
    <DimensionLine
      label="Seats taken"
      value={212}
      max={240}
      valueText="28 of 240 left"
      ends={{ start: '212 seats taken', end: <b>28 of 240 left</b> }}
    />
  );
}
