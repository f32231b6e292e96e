export { createDemo, isFilled } from './create-demo.ts'
