export { createDemo } from './create-demo.ts'
export { openDemoAdmin } from './demo-logins.ts'
