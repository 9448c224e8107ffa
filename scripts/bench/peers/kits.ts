/** Another library of components: what it is installed as, and the page of seven parts written with it. */
export interface Kit {
  name: string;
  /** Exact versions, so that a figure means the same next year. */
  packages: Readonly<Record<string, string>>;
  /** Source of the page: everything that it exports counts, as if it were drawn. A part that a library does not have is left out. */
  code: string;
  /** Which of the seven it does not have, and what else to know. */
  without?: string;
}

const emotion = { '@emotion/react': '11.14.0', '@emotion/styled': '11.14.1' };

/** The page: Button, Card, Dialog, Tabs, Pagination, field with error, Toast. */
export const kits: readonly Kit[] = [
  {
    name: 'Base UI',
    packages: { '@base-ui/react': '1.9.0' },
    code: `
      export { Button } from '@base-ui/react/button';
      export { Dialog } from '@base-ui/react/dialog';
      export { Tabs } from '@base-ui/react/tabs';
      export { Field } from '@base-ui/react/field';
      export { Input } from '@base-ui/react/input';
      export { Toast } from '@base-ui/react/toast';`,
    without: 'Card, Pagination, any styles',
  },
  {
    name: 'Chakra UI',
    packages: { '@chakra-ui/react': '3.38.0', '@emotion/react': emotion['@emotion/react'] },
    code: `export { Button, Card, ChakraProvider, createToaster, defaultSystem, Dialog, Field, Input, Pagination, Tabs, Toaster } from '@chakra-ui/react';`,
  },
  {
    name: 'Headless UI',
    packages: { '@headlessui/react': '2.2.10' },
    code: `
      export { Button, Dialog, DialogBackdrop, DialogPanel, DialogTitle, Field, Input, Label, Description, Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';`,
    without: 'Card, Pagination, Toast, any styles',
  },
  {
    name: 'Mantine',
    packages: {
      '@mantine/core': '9.8.1',
      '@mantine/hooks': '9.8.1',
      '@mantine/notifications': '9.8.1',
    },
    code: `
      import '@mantine/core/styles/baseline.css';
      import '@mantine/core/styles/default-css-variables.css';
      import '@mantine/core/styles/global.css';
      import '@mantine/core/styles/Button.css';
      import '@mantine/core/styles/Card.css';
      import '@mantine/core/styles/Input.css';
      import '@mantine/core/styles/Modal.css';
      import '@mantine/core/styles/Pagination.css';
      import '@mantine/core/styles/Paper.css';
      import '@mantine/core/styles/Tabs.css';
      import '@mantine/core/styles/UnstyledButton.css';
      import '@mantine/notifications/styles.css';
      export { Button, Card, MantineProvider, Modal, Pagination, Tabs, TextInput } from '@mantine/core';
      export { Notifications, notifications } from '@mantine/notifications';`,
  },
  {
    name: 'MUI',
    packages: { '@mui/material': '9.5.0', ...emotion },
    code: `
      export { default as Button } from '@mui/material/Button';
      export { default as Card } from '@mui/material/Card';
      export { default as CardContent } from '@mui/material/CardContent';
      export { default as CssBaseline } from '@mui/material/CssBaseline';
      export { default as Dialog } from '@mui/material/Dialog';
      export { default as DialogActions } from '@mui/material/DialogActions';
      export { default as DialogContent } from '@mui/material/DialogContent';
      export { default as DialogTitle } from '@mui/material/DialogTitle';
      export { default as Pagination } from '@mui/material/Pagination';
      export { default as Snackbar } from '@mui/material/Snackbar';
      export { default as Tab } from '@mui/material/Tab';
      export { default as Tabs } from '@mui/material/Tabs';
      export { default as TextField } from '@mui/material/TextField';`,
  },
  {
    name: 'Radix Themes',
    packages: { '@radix-ui/themes': '3.3.0' },
    code: `
      import '@radix-ui/themes/styles.css';
      export { Button, Card, Dialog, Tabs, Text, TextField, Theme } from '@radix-ui/themes';`,
    without: 'Pagination, Toast',
  },
  {
    name: 'React Aria',
    packages: { 'react-aria-components': '1.22.1' },
    code: `
      export { Button, Dialog, DialogTrigger, FieldError, Heading, Input, Label, Modal, ModalOverlay, Tab, TabList, TabPanel, Tabs, Text, TextField, UNSTABLE_Toast, UNSTABLE_ToastQueue, UNSTABLE_ToastRegion } from 'react-aria-components';`,
    without: 'Card, Pagination, any styles',
  },
];
