export {
  Cluster,
  type ClusterAlign,
  type ClusterElement,
  type ClusterJustify,
  type ClusterProps,
  clusterAligns,
  clusterElements,
  clusterJustifies,
} from './Cluster.tsx';
