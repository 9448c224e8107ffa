export * from './LinkPanel.tsx';
export * from './LinkPanels.tsx';
