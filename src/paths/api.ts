export * from './first-api.ts'
export * from './late-api.ts'
