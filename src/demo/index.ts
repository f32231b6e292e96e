export { createDemo } from './create-demo.ts'
export { keepDemoAlive } from './keep-alive.ts'
