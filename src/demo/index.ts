export { createDemo } from './create-demo.ts'
