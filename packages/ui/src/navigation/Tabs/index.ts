export type { TabItem } from './TabPicker.tsx';
export { Tabs, type TabsProps } from './Tabs.tsx';
