import { Button, Icon, Text } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { CalendarPlus, MapPin } from 'lucide';

export function Example() {
  return (
    <Stack align="start">
      <Text tone="quiet">
        <Icon icon={MapPin} size={16} /> Fremont, California
      </Text>
      <Button variant="line" icon={<Icon icon={CalendarPlus} />}>
        Add to calendar
      </Button>
    </Stack>
  );
}
