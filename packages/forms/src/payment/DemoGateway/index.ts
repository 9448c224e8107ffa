export { DemoGateway } from './DemoGateway.tsx';
