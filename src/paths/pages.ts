export * from './first-pages.ts'
export * from './late-pages.ts'
