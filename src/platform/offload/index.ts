export { createOffload, type Offloaded } from './offload.ts'
