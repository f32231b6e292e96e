export { type About, aboutOwn, maySee } from './about.ts'
