export { createDemo } from './create-demo.ts'
export { keepDemoAlive } from './daily/keep-alive.ts'
