export { writePassports } from './follow-events.ts'
export { passportApi } from './passport.api.ts'
