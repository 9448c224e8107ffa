import '../../.storybook/manager.ts';
